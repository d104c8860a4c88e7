# Die eigenen Wörter der Oberfläche auf Deutsch. Die Wörter eines Spiels kommen mit dem Spiel.
house = Palatine
house-motto = Ein Haus für Spiele voller Intrigen um den Kaiserthron
home = Start
about = Über Palatine
lost = Unter dieser Adresse gibt es nichts.
lost-help = Prüfe die vier Buchstaben des Tisches, oder beginne an der Tür.
lost-home = Zur Tür
trouble = Auf diesem Gerät ist etwas schiefgegangen.
trouble-help = Das Spiel selbst ist sicher. Lade die Seite neu, um zurückzukommen.
trouble-again = Neu laden
sheet-close = Schließen
toast-close = Ausblenden
screen-code = Tisch
screen-seats = Die Mitspielenden, im Uhrzeigersinn
screen-table = Der Tisch
screen-history = Verlauf
screen-paused = Die Partie ist angehalten.
screen-soon = Die Partie beginnt gleich.
phone-look-up = Schau auf den Bildschirm.
phone-watch = Schau, was passiert.
screen-others = { $count } weitere
screen-away = { $count ->
        [one] { $names } ist gerade nicht da.
       *[other] { $names } sind gerade nicht da.
    }
screen-is-away = nicht da
screen-stood-in-bot = ein Bot spielt
screen-answered-for = einmal antwortet ein Bot
screen-stood-in-lot = das Los entscheidet
screen-asked = ist gefragt
bot-hard = Schwer
bot-normal = Mittel
bot-easy = Leicht
bot-search = Denkt voraus
bot-greedy = Nimmt, was es kriegt
bot-random = Spielt aufs Geratewohl
screen-face-down = verdeckt
screen-winners = { $count ->
        [0] Niemand hat gewonnen.
        [one] Es gewinnt: { $names }
       *[other] Es gewinnen: { $names }
    }
screen-skip = Überspringen (Esc)
evening-start = Abend beginnen
evening-brings = Für Ton und Erzählstimme, das ganze Bild und einen Bildschirm, der an bleibt
narrator = Erzählstimme
narrator-off = Aus: Die Handys sagen es allen einzeln
narrator-subtitles = Als Text auf dem Bildschirm
narrator-voice = Gesprochen, mit Text

# Nach dem Spiel.
after-over = Das Spiel ist aus
after-broken-off = Das Spiel wurde abgebrochen
after-has-won = hat gewonnen
after-again = Noch einmal
after-another = Ein anderes Spiel
rules-loading = Die Regeln werden geholt ...
rules-none = Unter dieser Adresse gibt es keine Regeln
rules-link = Regel { $rule } im Regelbuch
rules-read = Regeln zum Lesen

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
join-help = Tippe die vier Buchstaben vom großen Bildschirm ein, oder lies seinen Code mit der Kamera.
join-code = Die vier Buchstaben des Tisches
join-go = Mitspielen
join-too-long = Ein Tisch hat vier Buchstaben: tippe nur diese ein, oder füge seinen Link ein.
join-table = Du kommst an den Tisch
join-name = Wie sollen wir dich nennen?
join-sit = Platz nehmen
join-full = An diesem Tisch ist kein Platz mehr frei.
join-running = An diesem Tisch läuft gerade ein Spiel.
join-watch = Am Tisch zusehen
join-watch-help = Du kannst sehen, was alle sehen, und zum nächsten Spiel dazukommen.

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
create-lead = Am Fernseher, am Laptop oder am Telefon: Wähle ein Spiel, und alle kommen mit einem Code dazu.
create-go = Ein Spiel wählen
alone = Gegen Bots spielen
alone-lead = Du, sofort, und Bots, die es dir im ersten Spiel nicht schwer machen.
alone-learn = Neu hier? Lern ein Spiel, indem du es spielst.
alone-name = Dein Name
alone-name-first = Sag uns erst deinen Namen.
alone-begin = { $game }: gegen Bots spielen
choose-game = Was wollt ihr spielen?
choose-sizes = { $least } bis { $most } Personen
choose-each = Für jeden Platz
choose-each-shuffled = Die Plätze werden zu Beginn gemischt, also entscheidet der Zufall, wer was spielt. Ordnet die Plätze selbst, um Eigenes mitzubringen.
choose-each-arranged = In der Reihenfolge, in der die Plätze geordnet sind.

## Vor dem Spiel, und was die Leitung des Tisches kann

you = du
agent = Agent
bot = Bot
host = Leitung
away = weg
is-asked = ist gefragt
lobby-join = Einlesen und mitspielen
lobby-qr = Ein Code für die Kamera; er führt zu { $address }
lobby-free = frei
lobby-people = { $count } von { $seats } am Tisch
lobby-empty = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-seating-shuffled = Die Plätze werden zu Beginn gemischt.
lobby-seating-arranged = In dieser Reihenfolge sitzt ihr.
lobby-short = { $count ->
        [one] Jemand ist gegangen. Ein Platz ist leer, darum wartet das nächste Spiel auf einen Gast oder einen Bot.
       *[other] Einige sind gegangen. { $count } Plätze sind leer, darum wartet das nächste Spiel auf Gäste oder Bots.
    }
lobby-wait = Gleich geht es los. Es beginnt, wer den Tisch eröffnet hat.
lobby-wait-host = Gleich geht es los: { $name } beginnt.
arrange-up = { $name } nach oben
arrange-down = { $name } nach unten
remove = { $name } entfernen
host-start = Beginnen
host-start-bots = { $count ->
        [one] Beginnen, mit einem Bot auf dem freien Platz
       *[other] Beginnen, mit Bots auf { $count } freien Plätzen
    }
host-add-bot = Ein Bot dazu
host-bots = Ein anderer Bot oder ein Agent
host-choose = Spiel, Plätze oder Regeln ändern
host-chosen = Das spielen
host-resume = Weiter
host-slow = { $count ->
        [one] { $names } antwortet nicht. Soll einmal ein Bot antworten?
       *[other] { $names } antworten nicht. Soll einmal ein Bot antworten?
    }
stand-in-wait = wartet der Tisch
stand-in-bot = entscheidet ein Bot
stand-in-lot = entscheidet das Los

## Das Telefon

menu = Menü
menu-rules = Die Regeln
menu-learn = Spielend lernen
menu-cards = Die Karten
menu-theatre = Theater
seat = Mein Platz
leave = Den Tisch verlassen
line-lost = Verbindung verloren. Dein Platz ist sicher; wir versuchen es weiter ...
line-lost-screen = Verbindung verloren. Wir versuchen es weiter ...
title-seat = { $name } an Tisch { $code } - Palatine
title-table = Tisch { $code } - Palatine
title-called = Du bist dran - Palatine
host-late = { $name } ist schon eine Weile weg. Wähle, was solange geschieht
away-stood-in-bot = Für { $names } entscheidet ein Bot
away-stood-in-lot = Für { $names } entscheidet das Los
away-answered-for = Für { $names } antwortet dieses eine Mal ein Bot
answered-for-you = Diese eine Frage beantwortet ein Bot für dich. Die nächste gehört wieder dir.
away-names = { $count ->
        [one] { $names } ist weg
       *[other] { $names } sind weg
    }
take-back = Jemand spielt für dich. Tippe hier, um selbst zu spielen.
phone-asked = Du bist gefragt
phone-paused = Das Spiel hat Pause
phone-over = Das Spiel ist aus
phone-table = Der Tisch
phone-help = Worum geht es?
phone-why = Warum nicht?
phone-why-title = Warum nicht?
phone-why-unknown = Darum geht es in dieser Frage nicht.
nav = Was du dir ansehen kannst
nav-known = Notizen
nav-known-title = Was ich weiß
nav-say = Sagen
nav-say-title = Etwas sagen
nav-history = Verlauf
nav-history-title = Was geschehen ist
nav-rules = Regeln
nav-rules-title = Regeln
your-role = Deine Rolle
your-hand = Deine Hand
hand-empty = Du hast keine Karten auf der Hand.
your-side = Deine Seite
hold-to-look = Halten und ansehen
secret-news = Nur für dich
history-nothing = Noch ist nichts geschehen.
rules-now = Dieser Moment
rules-book = Das Regelwerk
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
call-table = Am Tisch { $code } bist du gefragt.
call-me-home-share = Tippe in der Leiste des Browsers auf „Teilen“.
call-me-home-add = Wähle „Zum Home-Bildschirm“.
call-me-home-open = Öffne Palatine von dort und spiel das nächste Spiel darin.
means = Dieses Telefon ruft dich:
means-sound = Ton
means-no-sound = kein Ton
means-vibration = Vibration
means-no-vibration = keine Vibration
means-screen = Dieser Bildschirm:
means-full = Vollbild
means-no-full = kein Vollbild
means-awake = bleibt wach
means-no-awake = kann einschlafen

## Entscheidungen

confirm = Bestätigen
advice-ask = Was würdest du tun?
undo = Zurück
answer-given = Deine Antwort ist da. Du kannst sie ändern, bis alle geantwortet haben.
answer-change = Ändern
choose-one = Wähle eines.
choose-exactly = Gewählt: { $chosen } von { $count }.
choose-several = { $least ->
        [0] Wähle höchstens { $most } oder nichts.
       *[other] Gewählt: { $chosen }. Nötig: { $least } bis { $most }.
    }
choose-share = { $exact ->
        [yes] Verteile { $most }.
       *[no] Verteile { $least } bis { $most }.
    }
choose-this = Du wählst: { $chosen }.
choose-covered = Du hast gewählt. Halte zum Ansehen, oder bestätige.
choose-order = In dieser Reihenfolge: { $chosen }.
choose-nothing = nichts
amount-less = Weniger
amount-more = Mehr
rank-up = { $what } nach oben
rank-down = { $what } nach unten
cover-kind = Art { $number }
cover-not-yet = Es geht noch nicht auf: Oben steht, was fehlt.

## Das Ende

## Was schiefging

error-other = Das hat nicht geklappt. Versuche es noch einmal; hilft das nicht, lade die Seite neu.
error-connection-lost = Die Verbindung ist weg. Dein Platz ist sicher: Versuche es gleich noch einmal.

# Vor der nächsten Frage

hold-roles = Schaut auf eure Handys. { $ready } von { $people } sind bereit.
hold-late = Schaut auf eure Handys. Gewartet wird auf { $names }.
hold-talk = Zeit zum Reden. { $ready } von { $people } sind bereit.
choose-pace-relaxed = Gemütlich
choose-pace-normal = Normal
choose-pace-brisk = Flott
choose-pace-instant = Sofort
guide-on = Jede Regel wird erklärt, kurz bevor ihr sie braucht.
guide-off = Wir kennen das Spiel
guide-offer = Zum ersten Mal hier? Ihr könnt euch alle jede Regel erklären lassen, kurz bevor ihr sie braucht.
guide-new = Wir sind neu
narrator-script = Zum Vorlesen
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
history-secret = Etwas, das nur dir gesagt wurde (siehe Notizen)
history-unfold = { $count ->
        [one] und eine Zeile mehr
       *[other] und { $count } Zeilen mehr
    }
history-fold = Weniger zeigen
hold-guide = Tippt auf „Verstanden“. { $ready } von { $people } sind bereit.
