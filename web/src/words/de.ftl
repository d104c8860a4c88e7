# Die eigenen Wörter der Oberfläche auf Deutsch. Die Wörter eines Spiels kommen mit dem Spiel.
house = Palatine
house-motto = Spiele um Macht und Verrat
home = Start
about = Über Palatine
lost = Hier gibt es nichts.
lost-help = Prüfe die vier Buchstaben des Tisches, oder geh zurück zur Startseite.
lost-home = Zur Startseite
trouble = Auf diesem Gerät ist etwas schiefgegangen.
trouble-help = Dein Spiel ist sicher. Lade die Seite neu, dann bist du wieder drin.
trouble-again = Neu laden
sheet-close = Schließen
toast-close = Ausblenden
screen-code = Tisch
screen-seats = Die Mitspielenden, im Uhrzeigersinn
screen-table = Der Tisch
screen-history = Verlauf
screen-paused = Das Spiel macht Pause.
screen-soon = Das Spiel beginnt gleich.
phone-look-up = Schau auf den Bildschirm.
phone-watch = Schau, was passiert.
screen-others = { $count } andere
screen-away = { $count ->
        [one] { $names } ist gerade nicht da.
       *[other] { $names } sind gerade nicht da.
    }
screen-is-away = nicht da
screen-stood-in-bot = ein Bot spielt
screen-answered-for = diesmal antwortet ein Bot
screen-stood-in-lot = spielt zufällig
screen-asked = ist dran
bot-hard = Schwer
bot-normal = Mittel
bot-easy = Leicht
bot-learned = Selbst gelernt
bot-search = Denkt voraus
bot-greedy = Nimmt, was er kriegt
bot-random = Spielt zufällig
screen-face-down = verdeckt
screen-winners = { $count ->
        [0] Niemand hat gewonnen.
        [one] Gewonnen hat { $names }
       *[other] Gewonnen haben { $names }
    }
screen-skip = Überspringen (Esc)
evening-start = Bildschirm einrichten
evening-brings = Schaltet Ton, Erzählstimme und Vollbild ein, und der Bildschirm bleibt an
narrator = Erzählstimme
narrator-off = Aus: Alles steht auf den Handys
narrator-subtitles = Als Text auf dem Bildschirm
narrator-voice = Gesprochen, mit Text

# Nach dem Spiel.
after-over = Das Spiel ist aus
after-broken-off = Das Spiel wurde abgebrochen
after-has-won = hat gewonnen
after-again = Noch einmal
after-another = Ein anderes Spiel
rules-loading = Die Regeln werden geladen ...
rules-none = Hier gibt es keine Regeln
rules-link = Regel { $rule } im Regelbuch
rules-read = Regelbücher

## Die Tür: mitspielen und einen Tisch eröffnen

back = Zurück
loading = Einen Moment ...
try-again = Noch einmal versuchen
language = Sprache
scheme = Hell oder dunkel
scheme-auto = automatisch
scheme-light = hell
scheme-dark = dunkel
sound = Ton
sound-on = an
sound-off = aus
join = Mitspielen
join-help = Tippe die vier Buchstaben vom großen Bildschirm ab, oder scanne dort den QR-Code.
join-code = Die vier Buchstaben des Tisches
join-go = Mitspielen
join-too-long = Tippe nur die vier Buchstaben des Tisches ein, oder füge seinen Link ein.
join-table = Du setzt dich an Tisch
join-name = Wie heißt du?
join-sit = Platz nehmen
join-full = Dieser Tisch ist voll.
join-running = An diesem Tisch läuft schon ein Spiel.
join-watch = Zuschauen
join-watch-help = Du siehst, was alle sehen, und kannst beim nächsten Spiel mitmachen.

# Woran man die Spieler erkennt
look-colour = Deine Farbe
look-sign = Dein Zeichen
look-change = Farbe und Zeichen
look-taken = { $name } (vergeben)
look-of = { $sign }, { $colour }
colour-red = rot
colour-orange = orange
colour-yellow = gelb
colour-green = grün
colour-teal = türkis
colour-sky = hellblau
colour-blue = dunkelblau
colour-purple = lila
colour-pink = rosa
colour-white = weiß
sign-sun = Sonne
sign-moon = Mond
sign-star = Stern
sign-flame = Flamme
sign-bolt = Blitz
sign-leaf = Blatt
sign-fish = Fisch
sign-ship = Schiff
sign-tower = Turm
sign-bell = Glocke
sign-cup = Kelch
sign-key = Schlüssel
create = Einen Tisch eröffnen
create-lead = Am Fernseher, am Laptop oder am Handy: Wähle ein Spiel, und alle kommen mit einem Code dazu.
create-go = Ein Spiel wählen
alone = Gegen Bots spielen
alone-lead = Sofort los. Im ersten Spiel machen die Bots es dir leicht.
alone-learn = Neu hier? Lern ein Spiel, indem du es spielst.
alone-name = Dein Name
alone-name-first = Sag uns erst deinen Namen.
alone-begin = { $game }: gegen Bots spielen
choose-game = Was wollt ihr spielen?
choose-sizes = { $least } bis { $most } Personen
choose-each = Für jeden Platz
choose-each-shuffled = Die Plätze werden zu Beginn gemischt, also entscheidet der Zufall, wer was bekommt. Wollt ihr selbst entscheiden, wähle unten bei der Sitzordnung „Von der Leitung bestimmt“.
choose-each-arranged = Wer wo sitzt, bestimmt die Leitung des Tisches.

## Vor dem Spiel, und was die Leitung des Tisches kann

you = du
agent = Agent
bot = Bot
host = Leitung
away = weg
is-asked = ist dran
lobby-join = Scannen und mitspielen
lobby-qr = QR-Code für { $address }
lobby-free = frei
lobby-people = { $count } von { $seats } am Tisch
lobby-empty = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-seating-shuffled = Die Plätze werden zu Beginn gemischt.
lobby-seating-arranged = In dieser Reihenfolge sitzt ihr.
lobby-short = { $count ->
        [one] Jemand ist gegangen. Für das nächste Spiel fehlt auf einem Platz noch ein Gast oder ein Bot.
       *[other] Einige sind gegangen. Für das nächste Spiel fehlen auf { $count } Plätzen noch Gäste oder Bots.
    }
lobby-wait = Gleich geht es los. Wer den Tisch leitet, startet das Spiel.
lobby-wait-host = Gleich geht es los: { $name } startet das Spiel.
arrange-up = { $name } nach oben
arrange-down = { $name } nach unten
remove = { $name } entfernen
host-start = Spiel starten
host-start-bots = { $count ->
        [one] Starten, mit einem Bot auf dem freien Platz
       *[other] Starten, mit Bots auf { $count } freien Plätzen
    }
host-add-bot = Bot hinzufügen
host-bots = Anderer Bot oder ein Agent
host-choose = Spiel oder Regeln ändern
host-chosen = Das spielen wir
host-resume = Weiterspielen
host-slow = { $count ->
        [one] { $names } antwortet nicht. Soll diesmal ein Bot antworten?
       *[other] { $names } antworten nicht. Soll diesmal ein Bot antworten?
    }
stand-in-wait = wartet der Tisch
stand-in-bot = spielt ein Bot
stand-in-lot = entscheidet der Zufall

## Das Telefon

menu = Menü
menu-rules = Die Regeln
menu-learn = Spielend lernen
menu-cards = Die Karten
menu-theatre = Beendete Spiele
seat = Mein Platz
leave = Den Tisch verlassen
line-lost = Verbindung verloren. Dein Platz ist sicher. Wir verbinden neu ...
line-lost-screen = Verbindung verloren. Wir verbinden neu ...
title-seat = { $name } an Tisch { $code } - Palatine
title-table = Tisch { $code } - Palatine
title-called = Du bist dran - Palatine
host-late = { $name } ist schon eine Weile weg. Wähle, wie es weitergeht
away-stood-in-bot = Für { $names } spielt ein Bot
away-stood-in-lot = Für { $names } entscheidet der Zufall
away-answered-for = Für { $names } antwortet diesmal ein Bot
answered-for-you = Diese Frage beantwortet ein Bot für dich. Die nächste gehört wieder dir.
away-names = { $count ->
        [one] { $names } ist weg
       *[other] { $names } sind weg
    }
take-back = Jemand spielt für dich. Tippe hier, um selbst zu spielen.
phone-asked = Du bist dran
phone-paused = Das Spiel macht Pause
phone-over = Das Spiel ist aus
phone-table = Der Tisch
phone-help = Worum geht es?
phone-why = Warum nicht?
phone-why-title = Warum nicht?
phone-why-unknown = Darum geht es in dieser Frage nicht.
nav = Notizen, Verlauf und Regeln
nav-known = Notizen
nav-known-title = Was ich weiß
nav-say = Sagen
nav-say-title = Etwas sagen
nav-history = Verlauf
nav-history-title = Was bisher geschah
nav-rules = Regeln
nav-rules-title = Regeln
your-role = Deine Rolle
your-hand = Deine Hand
hand-empty = Du hast keine Karten auf der Hand.
your-side = Deine Seite
hold-to-look = Zum Ansehen halten
secret-news = Nur für dich
history-nothing = Noch ist nichts passiert.
rules-now = Dieser Moment
rules-book = Das Regelbuch
claims-done = Gesagt.
backs = { $count } verdeckt
more-things = { $count } weitere
on-track = belegt
ahead-on-track = Als Nächstes: { $space }
back-down = verdeckt
back-place = Karte { $place }

## Gerufen

call = { $count ->
        [one] { $names }, du bist dran
       *[other] { $names }: ihr seid dran
    }
call-again = { $names }, alle warten auf dich
call-you = Du bist dran
call-table = Tisch { $code } wartet auf dich.
call-me-home-share = Tippe in der Leiste des Browsers auf „Teilen“.
call-me-home-add = Wähle „Zum Home-Bildschirm“.
call-me-home-open = Öffne Palatine von dort und spiel das nächste Spiel darin.
means = Auf diesem Handy:
means-sound = Ton
means-no-sound = kein Ton
means-vibration = Vibration
means-no-vibration = keine Vibration
means-screen = Auf diesem Bildschirm:
means-full = Vollbild
means-no-full = kein Vollbild
means-awake = bleibt an
means-no-awake = kann ausgehen

## Entscheidungen

confirm = Bestätigen
advice-ask = Was würde ein Bot tun?
undo = Zurück
answer-given = Deine Antwort ist da. Du kannst sie ändern, bis alle geantwortet haben.
answer-change = Ändern
choose-one = Wähle eins.
choose-exactly = Gewählt: { $chosen } von { $count }.
choose-several = { $least ->
        [0] Wähle bis zu { $most }, oder nichts.
       *[other] Gewählt: { $chosen }. Nötig: { $least } bis { $most }.
    }
choose-share = { $exact ->
        [yes] Verteile { $most }.
       *[no] Verteile { $least } bis { $most }.
    }
choose-this = Deine Wahl: { $chosen }.
choose-covered = Du hast gewählt. Halte gedrückt, um es zu sehen, und bestätige.
choose-order = In dieser Reihenfolge: { $chosen }.
choose-nothing = nichts
amount-less = Weniger
amount-more = Mehr
rank-up = { $what } nach oben
rank-down = { $what } nach unten
cover-kind = Art { $number }
cover-not-yet = Das geht noch nicht auf. Oben steht, was fehlt.

## Was schiefging

error-other = Das hat nicht geklappt. Versuch es noch einmal. Hilft das nicht, lade die Seite neu.
error-connection-lost = Verbindung verloren. Dein Platz ist sicher. Versuch es gleich noch einmal.

# Vor der nächsten Frage

hold-roles = { $people ->
        [one] Sieh dir an, was du bekommen hast.
       *[other] Schaut auf eure Handys. { $ready } von { $people } sind bereit.
    }
hold-late = Wir warten noch auf { $names }.
hold-talk = { $people ->
        [one] Zeit zum Reden.
       *[other] Zeit zum Reden. { $ready } von { $people } sind bereit.
    }
choose-pace-relaxed = Gemütlich
choose-pace-normal = Normal
choose-pace-brisk = Flott
choose-pace-instant = Sofort
guide-on = Jede Regel wird erklärt, kurz bevor ihr sie braucht.
guide-off = Wir kennen das Spiel
guide-offer = Zum ersten Mal hier? Wir erklären euch jede Regel, kurz bevor ihr sie braucht.
guide-new = Wir sind neu
narrator-script = Text zum Vorlesen, falls jemand erzählt
narrator-pause = [eine lange Pause]
narrator-script-help = Lies das allen langsam vor, mit einer Pause nach jeder Zeile.
share-left = { $spread } von { $most } verteilt
share-less = Eins weniger auf { $what }
share-more = Eins mehr auf { $what }
cover-missing = { $count ->
    [1] 1 fehlt
   *[other] { $count } fehlen
}
cover-over = { $count } zu viel
cover-even = gedeckt
cover-left = { $count } übrig
history-secret = Etwas, das nur du erfahren hast (siehe Notizen)
history-unfold = { $count ->
        [one] und eine Zeile mehr
       *[other] und { $count } Zeilen mehr
    }
history-fold = Weniger zeigen
hold-guide = { $people ->
        [one] Lies die Regel und wähle „Verstanden“.
       *[other] Tippt auf „Verstanden“. { $ready } von { $people } sind bereit.
    }
