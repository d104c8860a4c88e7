# Worte, die ein Handy erst lädt, wenn die erste Seite kommt, die sie braucht: der Blick auf die Rolle,
# das Ende eines Spiels und was danach kommt.
after-broken-off-help = Niemand hat gewonnen. Das war bis jetzt geheim:
after-won = Du hast gewonnen
after-lost = Du hast nicht gewonnen
after-you = du
after-cast = Wer war wer
after-record = Aufzeichnung herunterladen
after-next = Und jetzt?
after-how = Wie konnte das passieren?
after-qr = QR-Code für die Rückschau: { $address }
after-night = Gute Nacht
after-want-again = { $count ->
        [one] { $count } von { $people } will noch einmal spielen
       *[other] { $count } von { $people } wollen noch einmal spielen
    }
after-want-another = { $count ->
        [one] { $count } von { $people } will ein anderes Spiel
       *[other] { $count } von { $people } wollen ein anderes Spiel
    }
after-decide = Das nächste Spiel beginnt, wenn { $name } oder mehr als die Hälfte von euch es will.
after-you-decide = Du leitest den Tisch: Was du wählst, gilt sofort.
after-extra = Mehr
night = Gute Nacht, { $name }.
night-help = Schön, dass du dabei warst.
after-shuffle = Wurde ehrlich gemischt?
after-shuffle-wait = Das Mischen wird geprüft ...
after-shuffle-fair = Mischen auf diesem Gerät geprüft
after-shuffle-not = Es wurde anders gemischt als versprochen
after-more = Nach dem Spiel
fair-title = Wurde ehrlich gemischt?
fair = Es wurde ehrlich gemischt: auf diesem Gerät geprüft.
fair-not = Etwas ist anders als versprochen.
fair-no-seed = Den Startwert zeigen wir erst, wenn ein Spiel zu Ende gespielt ist. Dieses wurde abgebrochen, also lässt sich das Mischen nicht prüfen.
fair-no-promise = Vor diesem Spiel wurde kein Startwert versprochen, also lässt sich das Mischen nicht prüfen.
fair-before = Vor dem ersten Mischen zeigte der Tisch diesen Fingerabdruck des Startwerts:
fair-seed = Jetzt dürfen alle den Startwert sehen:
fair-computed = Daraus hat dieses Gerät den Fingerabdruck errechnet (SHA-256):
fair-kept = Genau diesen hat dieses Gerät vor dem Spiel gesehen.
fair-not-kept = Vor dem Spiel hat dieses Gerät einen anderen gesehen.
fair-same = Beide sind gleich: Niemand hat den Startwert nach Beginn des Spiels geändert.
fair-not-same = Beide sind verschieden: Das ist nicht der Startwert, den der Tisch versprochen hatte.
fair-derived = { $count ->
        [one] In diesem Spiel wurde einmal gemischt, und das folgt aus dem Startwert (SHAKE-128).
       *[other] In diesem Spiel wurde { $count }-mal gemischt oder gezogen. Alles folgt Schritt für Schritt aus dem Startwert (SHAKE-128).
    }
fair-not-derived = In diesem Spiel wurde { $count }-mal gemischt oder gezogen. Nicht alles davon folgt aus dem Startwert.
fair-verify = Um auch die Regeln zu prüfen, lade die Aufzeichnung herunter und starte:
replay = Rückschau
replay-loading = Das Spiel wird geladen ...
replay-none = Hier gibt es keine Rückschau
replay-controls = Steuerung der Rückschau
replay-back = Zurück
replay-next = Weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Moment
replay-step = { $at } von { $of }
replay-eyes = Blickwinkel
replay-eyes-public = Was alle sahen
replay-eyes-all = Alles
replay-eyes-seat = Was { $name } sah
replay-knowledge = Wer weiß jetzt was
replay-knows-nothing = Weiß nur, was alle wissen.
replay-secret = Geheim:
replay-only = (nur { $names } hörte das)
replay-claims = Behauptung und Wahrheit
replay-claim-true = Das stimmte
replay-claim-false = Das stimmte nicht
replay-notes-of = Eigene Notiz von { $name }:
replay-fair = Mischen und Aufzeichnung
replay-table = Zurück zum Tisch
replay-goes-on = Die anderen machen mit dem nächsten Spiel weiter.
dealt-help = Halte die Karte gedrückt, um zu sehen, wer du bist. Lass niemanden mitlesen.
dealt-help-hand = Halte die Karte gedrückt, um deine Hand zu sehen. Lass niemanden mitlesen.
dealt-say = Du darfst alles sagen, auch lügen.
dealt-seen = Hab ich gesehen
dealt-ready = Bereit
dealt-others = Wir warten auf die anderen: { $ready } von { $people } sind bereit
dealt-late = Wir warten auf { $names }
rewind = Zurücknehmen
rewound = Zurückgenommen. Dieses Spiel zählt nicht mehr.
after-rewound = { $count ->
    [one] Eine Antwort wurde zurückgenommen, darum zählt dieses Spiel nicht.
   *[other] { $count } Antworten wurden zurückgenommen, darum zählt dieses Spiel nicht.
}
advice-thinking = Ich überlege ...
advice-title = Was ein Bot tun würde
advice-ready = Das würde ich tun.
advice-answer = Meine Wahl wäre:
advice-take = So machen

learn = Spielend lernen
learn-lead = Ganz ohne Regelbuch: Spiel ein paar Minuten, dann kannst du am Tisch mitmachen.
learn-none = Diese Lektion gibt es nicht.
learn-all = Alle Lektionen
learn-minutes = { $minutes } Minuten
learn-taken = Geschafft
learn-watch = Sieh zu, was passiert.
learn-progress = Dein Fortschritt
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig’s mir
learn-leave = Lektion verlassen
learn-nudge = Diese nicht. Versuch es noch einmal.
learn-first = Lies erst weiter.
learn-hint = Tippe auf das Markierte und bestätige.
learn-over = Gut gemacht!
learn-over-lead = Die Lektion ist geschafft.
learn-go-on = Nächste Lektion: { $lesson }
learn-play = Ein echtes Spiel spielen
learn-again = Lektion wiederholen

guide-opening = Worum es geht
guide-rule = Bevor es weitergeht
guide-read = Verstanden
hand-keep = Meine Hand offen lassen
hand-kept = Meine Hand liegt offen
keys = Tasten
keys-title = Tasten
keys-choose = 1 – 9
keys-choose-does = wählen
keys-confirm = Enter
keys-confirm-does = bestätigen
keys-next = Leertaste
keys-next-does = nächste Szene
keys-back = Esc
keys-back-does = schließen oder zurücknehmen
keys-hand = H
keys-hand-does = deine Hand aufdecken oder verdecken
keys-ask = W
keys-ask-does = fragen, was ein Zeichen bedeutet: Tab geht weiter, Enter fragt
keys-help = ?
keys-help-does = die Tasten zeigen
keys-on = Diese Tasten benutzen
host-pause = Pause
host-end = Dieses Spiel abbrechen
host-hand-over = Die Leitung abgeben
host-hand-over-whom = An wen?
host-absent = Solange { $name } weg ist,
host-absent-long = { $name } ist schon eine Weile weg. Bis auf Weiteres
menu-screen = Den großen Bildschirm zeigen
menu-replay = Rückschau auf das letzte Spiel
menu-more = Mehr
move-show = Meinen Platz auf ein anderes Handy bringen
move-qr = QR-Code, der deinen Platz auf ein anderes Handy bringt. Zeig ihn niemandem.
leave-sure = Dein Platz ist dann weg.
leave-sure-game = Dein Platz ist dann weg, und ein Bot spielt für dich weiter.
leave-yes = Jetzt gehen
menu-pace = Tempo
about-lead = Spiele für Freunde, im selben Raum oder weit weg. Der große Bildschirm erzählt die Geschichte, die Handys hüten die Geheimnisse.
about-emblems = Embleme
about-emblems-by = Die Embleme stammen von game-icons.net, von { $authors } und weiteren Beteiligten, unter der Lizenz CC BY 3.0. Farben und Rahmen sind von uns.
about-fonts = Schriften
about-fonts-by = Cinzel von Natanael Gama und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.
about-games = Die Spiele
about-games-by = Die Spiele und ihre Namen gehören ihren Eigentümern; die Datei NOTICE, die Palatine beiliegt, nennt sie.
about-software = Software
about-software-by = Palatine ist freie Software unter der MIT-Lizenz.
about-licences = Die Lizenzen von allem, was auf diesen Seiten steckt
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-chapters = Kapitel
rules-language = Was hier auf Englisch steht, ist noch nicht übersetzt.
choose-seats = Plätze
choose-theme = Thema
choose-language = Sprache auf dem Bildschirm
choose-more = Mehr: Regeln und Tisch
choose-usual = Wie in dieser Ausgabe üblich
choose-seating = Sitzordnung
choose-seating-shuffled = Wird zu Beginn gemischt
choose-seating-arranged = Von der Leitung bestimmt
choose-history = Verlauf
choose-history-yes = Auf dem Bildschirm zeigen
choose-history-no = Verbergen: Ihr müsst ihn euch merken
choose-patience = Wenn jemand weg ist
choose-patience-never = Der Tisch wartet
choose-patience-minutes = { $minutes ->
        [one] Nach einer Minute die Leitung fragen
       *[other] Nach { $minutes } Minuten die Leitung fragen
    }
host-end-sure = Das Spiel wird für alle abgebrochen, und all seine Geheimnisse werden gezeigt.
host-end-yes = Jetzt abbrechen
host-answer-for = Diesmal soll ein Bot für { $name } antworten
move-help = { $minutes ->
        [one] Scanne das mit dem anderen Handy, innerhalb einer Minute. Danach ist dein Platz dort.
       *[other] Scanne das mit dem anderen Handy, innerhalb von { $minutes } Minuten. Danach ist dein Platz dort.
    }
move-elsewhere = Dieses Handy hat einen Platz am Tisch { $code }. Auch den Platz aus diesem Link übernehmen?
hold-to-read = Zum Lesen halten
known-covered = Nur für deine Augen. Halte den Knopf darunter, um zu lesen.
known-nothing = Du weißt noch nichts, was die anderen nicht wissen.
known-players = Mitspielende
known-notes = Notizen
known-told = Nur dir gesagt
cover-all = So viel bezahlen wie möglich
cover-none = Mit dem, was du hast, kannst du nichts bezahlen.
claims-help = Du darfst die Wahrheit sagen oder lügen. Alle lesen es, mit deinem Namen.
claims-place = Teil { $place }
claims-unfinished = Wähle in jeder Reihe eins.
speech-label = Mit eigenen Worten
speech-help = Alle am Tisch lesen es, mit deinem Namen.
speech-say = Sagen
claims-say = Dem Tisch sagen
claims-said = Was gesagt wurde
claims-nothing = Noch hat niemand etwas behauptet.
call-me = Bescheid bekommen, wenn du dran bist?
call-me-help = Dieses Handy kann sich melden, wenn du gerade woanders hinsiehst.
call-me-yes = Ja, sag Bescheid
call-me-no = Nein, danke
call-me-home = Ein iPhone kann sich melden, wenn Palatine auf deinem Home-Bildschirm liegt:
hold-talk-title = Zeit zum Reden
hold-talk-help = Sag, was du willst, ob wahr oder nicht. Weiter geht es, wenn alle bereit sind.
hold-talk-silent = Du darfst jetzt nichts sagen: Hör den anderen zu. Weiter geht es, wenn alle bereit sind.
hold-talk-ready = Bereit
hold-others = { $ready } von { $people } sind bereit. Die anderen brauchen noch.
hold-more = 30 Sekunden mehr
choose-pace = Tempo
choose-guided = Kennt ihr das Spiel?
choose-guided-no = Wir kennen es
choose-guided-yes = Wir sind neu: Erklärt uns jede Regel, bevor wir sie brauchen
choose-talk = Zeit zum Reden
choose-talk-yes = Wo das Spiel sie vorsieht
choose-talk-no = Keine
choose-speech = Nachrichten an den Tisch
choose-speech-no = Aus: Wir reden
choose-speech-yes = An: Handys können allen schreiben
create-screen = Auf diesem Bildschirm eröffnen
create-phone = Eröffnen und auf diesem Gerät mitspielen
create-help = Der große Bildschirm zeigt allen den Tisch. Auf jedem Handy stehen die eigenen Geheimnisse. Ohne großen Bildschirm genügen die Handys.
choose-minutes = { $least } bis { $most } Minuten
choose-weight = Anspruch:
choose-weight-word = { $weight ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    }

what-nothing = Mehr dazu steht im Regelbuch.
what-rule = Regel { $rule }

# Ein Raum, und was er behält.
room = Raum
room-title = { $name } · Palatine
room-none = Unter dieser Adresse gibt es keinen Raum. Vielleicht wurde er gelöscht.
room-counts = { $evenings ->
    [one] Ein Abend
   *[other] { $evenings } Abende
  }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
room-empty = Hier wurde noch nichts gespielt. Eröffne einen Tisch und spiel ihn in diesem Raum.
room-tonight = Heute Abend
room-last = Letztes Mal, { $date }
room-standing = { $wins ->
    [one] Ein Sieg
   *[other] { $wins } Siege
  } in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
  }
room-people = Leute
room-nobody = Noch merkt sich der Raum niemanden. Tippe an einem Tisch dieses Raums auf „Merk dir meinen Namen“.
room-records = Rekorde
room-records-soon = Rekorde gibt es ab dem fünften Spiel.
room-rivals = Rivalen und Verbündete
room-minutes = { $minutes } min
room-guests = { $count ->
    [one] Gast
   *[other] { $count } Gäste
  }
room-bots = Bots
room-guest-number = { $number ->
    [one] Gast
   *[other] Gast { $number }
  }
room-bot-number = Bot { $number }
room-moments = { $count ->
    [0] Gut gespielt
    [one] Der Moment, auf den es ankam
   *[other] Die { $count } Momente, auf die es ankam
  }
room-by-luck = Glück
room-by-choice = Entscheidung
room-drew = { $name } hat gezogen: { $cards }.
room-chose = { $name } hat gewählt: { $answer }
room-choice-of = { $name } hat sich entschieden.
room-change = { $whom }: von { $before }{"\u00A0"}% auf { $after }{"\u00A0"}%
room-opinion = Die Chancen sind die Meinung unserer Bots.
room-lie-truth = In Wahrheit: { $truth }. Danach gehandelt: { $names }.
room-votes = { $yes } zu { $no }.
room-won = Gewonnen: { $names }
record-games = Meiste Spiele: { $names } ({ $value })
record-streak = Längste Siegesserie: { $names } ({ $value } am Stück)
record-longest = Längstes Spiel ({ $game }): { $value ->
    [one] { $value } Minute
   *[other] { $value } Minuten
  }
record-shortest = Kürzestes Spiel ({ $game }): { $value ->
    [one] { $value } Minute
   *[other] { $value } Minuten
  }
rival-against = { $one } { $wins } : { $losses } { $other }
rival-against-help = { $meetings } Spiele gegeneinander
rival-together = { $one } und { $other }: { $wins } von { $meetings } gewonnen
rival-together-help = auf derselben Seite
person-of = { $wins } von { $games }
person-of-as = { $wins } von { $games } als { $side }
person-all = Alle Spiele
person-percent = { $percent } % (wohl zwischen { $low } und { $high } %)
person-few = Zu wenige Spiele für Prozente
person-streak = { $count } Siege am Stück
person-best = Beste Serie: { $count }
person-roles = Rollen
person-times = { $role } × { $times }
person-last = Letzte Spiele
person-deeds = In Erinnerung
person-rating = Wertung
person-guessing = Noch zu früh: { $games } von 10 Spielen
person-points = Mindestens { $points } Punkte
person-lost = Verloren
person-won = Gewonnen
owner = Dieser Raum gehört dir
owner-name = Name des Raums
owner-keep = Speichern
owner-export = Alles exportieren (Datei)
owner-delete = Diesen Raum löschen
owner-delete-sure = Das löscht alles im Raum, für alle. Es lässt sich nicht rückgängig machen.
owner-delete-yes = Endgültig löschen
owner-ratings-on = Wertung zeigen
owner-ratings-off = Keine Wertung zeigen
owner-ratings-help = Wertungen gibt es nur, wenn du willst: Eine Rangliste kann den Spaß am Lügen verderben.
owner-person = { $name }: vergessen oder neues Handy
owner-forget = { $name } vergessen
owner-forget-sure = Das löscht den Namen. In allen früheren Spielen wird { $name } zum Gast.
owner-free = { $name } hat ein neues Handy
owner-freed = Am nächsten Tisch kann { $name } auf „Das bin ich“ tippen.
owner-kept = Der Raum bleibt, bis er gelöscht wird. Gäste werden nie gespeichert.
me-forget = Vergiss mich
who-title = Diesen Abend merken wir uns
who-in = Raum: { $name }
who-me = Das bin ich: { $name }
who-new = Merk dir meinen Namen
who-guest = Ich bin Gast
who-is = Hier bist du { $name }.
who-is-guest = Du bist Gast: Von dir merken wir uns nichts.
who-change = Ändern
who-free = Warst du schon einmal hier?
remember = Diesen Abend merken
remember-help = Ein Raum merkt sich, wer gewonnen hat, mit wem und wie oft. Keine Konten. Gäste bleiben Gäste.
remember-name = Wie heißt eure Runde?
remember-name-like = Freitagsrunde
remember-go = Raum eröffnen
remember-in = In „{ $name }“ spielen
remember-is = Gemerkt in „{ $name }“
remember-stop = Nicht mehr merken
remember-bring = Ich habe eine Raumdatei
remember-bring-bad = Das ist keine Raumdatei.
rooms-yours = Deine Räume
tonight-nth = Spiel { $number } heute Abend
tonight-score = { $one } { $wins }{"\u00A0"}:{"\u00A0"}{ $losses }
tonight-leads = { $name } führt mit { $wins }
night-lie = Beste Lüge des Abends
night-vote = Knappste Wahl
night-card = Ein Andenken an den Abend
night-png = Bild speichern
night-svg = Als Zeichnung speichern (SVG)
night-room = Zum Raum

gone-moved = Dein Platz ist jetzt auf einem anderen Handy.
gone-moved-help = Dort geht es weiter. Willst du hierher zurück, zeig den Code auf dem anderen Handy.
gone-removed = Du hast keinen Platz mehr an diesem Tisch.
gone-removed-help = Die Leitung hat dich entfernt, oder dieser Browser hatte hier nie einen Platz.
gone-left = Du hast den Tisch verlassen.
gone-left-help = Zeit, sich die Beine zu vertreten. Zusehen kannst du noch.
gone-again = Wieder Platz nehmen
gone-closed = Dieser Tisch ist geschlossen.
gone-closed-help = Es gibt ihn nicht mehr, oder dieses Gerät hat zu viele Codes probiert. Eröffne einen neuen Tisch, oder versuch es in einer Minute noch einmal.
gone-missing = Es gibt keinen Tisch mit diesem Code.
gone-missing-help = Sieh noch einmal auf den großen Bildschirm: Der Code steht oben rechts.
gone-stranger = Du hast keinen Platz an diesem Tisch.
gone-stranger-help = Komm mit dem Code vom großen Bildschirm dazu. Ist dein Platz auf einem anderen Handy, tippe dort auf „Meinen Platz auf ein anderes Handy bringen“ und scanne den Code.

## Ein Platz für einen Agenten, in der Lobby

agent-invite = Einen Agenten einladen
agent-about = Ein Sprachmodell oder ein anderes Programm, das das Model Context Protocol spricht, kann einen Platz bekommen. Alle sehen, dass es ein Agent ist.
agent-again = Ein neuer Link für { $name }
agent-ready = { $name } hat einen Platz
agent-once = Gib das dem Programm, das spielen soll. Du siehst es nur dieses eine Mal, und wer es hat, kann auf diesem Platz spielen.
agent-config = Für Programme mit einer Konfigurationsdatei
agent-link = Als ein einziger Link (palatine mcp --link)
agent-copy = Kopieren
agent-copied = Kopiert
