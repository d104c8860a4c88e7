# Worte, die ein Handy erst lädt, wenn die erste Seite kommt, die sie braucht: der Blick auf die Rolle,
# das Ende eines Spiels und was danach kommt.
after-broken-off-help = Niemand hat gewonnen. Das hatten alle verborgen:
after-won = Du hast gewonnen
after-lost = Du hast nicht gewonnen
after-you = du
after-cast = Wer war wer
after-record = Aufzeichnung herunterladen
after-next = Und jetzt?
after-how = Wie konnte das passieren?
after-qr = Ein Code, der Handys zur Rückschau bringt: { $address }
after-night = Gute Nacht
after-want-again = { $count ->
        [one] { $count } von { $people } will noch einmal spielen
       *[other] { $count } von { $people } wollen noch einmal spielen
    }
after-want-another = { $count ->
        [one] { $count } von { $people } will ein anderes Spiel
       *[other] { $count } von { $people } wollen ein anderes Spiel
    }
after-decide = Los geht es, wenn { $name } oder mehr als die Hälfte von euch es will.
after-you-decide = Du leitest den Tisch: Was du wählst, gilt sofort.
after-extra = Mehr
night = Gute Nacht, { $name }.
night-help = Schön, dass du dabei warst.
after-shuffle = Wurde ehrlich gemischt?
after-shuffle-wait = Dieses Gerät prüft, wie gemischt wurde ...
after-shuffle-fair = Mischen auf diesem Bildschirm geprüft
after-shuffle-not = Gemischt wurde anders als versprochen
after-more = Danach
fair-title = Wurde ehrlich gemischt?
fair = Es wurde ehrlich gemischt: auf diesem Gerät geprüft.
fair-not = Etwas stimmt nicht mit dem Versprochenen überein.
fair-no-seed = Der Startwert wird gezeigt, wenn ein Spiel zu Ende gespielt wurde. Dieses wurde es nicht, also lässt sich das Mischen nicht prüfen.
fair-no-promise = Vor diesem Spiel hat niemand einen Startwert versprochen, also lässt sich das Mischen nicht prüfen.
fair-before = Bevor die erste Karte gemischt wurde, zeigte der Tisch diesen Fingerabdruck des Startwerts:
fair-seed = Jetzt ist der Startwert kein Geheimnis mehr:
fair-computed = Der Fingerabdruck, den dieses Gerät aus dem Startwert errechnet hat (SHA-256):
fair-kept = Es ist der Fingerabdruck, den dieses Gerät selbst vor dem Spiel gesehen hat.
fair-not-kept = Es ist nicht der Fingerabdruck, den dieses Gerät vor dem Spiel gesehen hat.
fair-same = Beide sind gleich: Niemand hat den Startwert nach Beginn des Spiels geändert.
fair-not-same = Beide sind verschieden: Das ist nicht der Startwert, den der Tisch versprochen hatte.
fair-derived = { $count ->
        [one] Das eine Mischen dieses Spiels folgt aus dem Startwert (SHAKE-128).
       *[other] Alles Mischen und Ziehen dieses Spiels, { $count }-mal, folgt Schritt für Schritt aus dem Startwert (SHAKE-128).
    }
fair-not-derived = Nicht alles Mischen und Ziehen dieses Spiels ({ $count }-mal) folgt aus dem Startwert.
fair-verify = Um auch die Regeln zu prüfen, lade die Aufzeichnung herunter und starte:
replay = Rückschau
replay-loading = Das Spiel wird geholt ...
replay-none = Hier gibt es keine Rückschau
replay-controls = Durch das Spiel gehen
replay-back = Zurück
replay-next = Weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Augenblick des Spiels
replay-step = { $at } von { $of }
replay-eyes = Mit wessen Augen
replay-eyes-public = Mit aller Augen
replay-eyes-all = Allwissend
replay-eyes-seat = Mit den Augen von { $name }
replay-knowledge = Wer weiß jetzt was
replay-knows-nothing = Weiß, was alle wissen.
replay-secret = Geheim:
replay-only = (nur gehört von: { $names })
replay-claims = Behauptung und Wahrheit
replay-claim-true = Das stimmte
replay-claim-false = Das stimmte nicht
replay-notes-of = Eigene Notiz von { $name }:
replay-fair = Mischen und Aufzeichnung
replay-table = Zurück zum Tisch
dealt-help = Halte die Karte gedrückt und sieh, wer du bist. Sonst darf niemand hinschauen.
dealt-help-hand = Halte die Karte gedrückt und sieh deine Hand. Sonst darf niemand hinschauen.
dealt-say = Du darfst alles sagen, auch Lügen.
dealt-seen = Gesehen
dealt-ready = Bereit
dealt-others = Die anderen brauchen noch: { $ready } von { $people } sind bereit
dealt-late = Gewartet wird auf { $names }
rewind = Zurücknehmen
rewound = Zurückgenommen. Dieses Spiel zählt ab jetzt nirgends.
after-rewound = { $count ->
    [one] Eine Antwort wurde zurückgenommen; dieses Spiel zählt nirgends.
   *[other] { $count } Antworten wurden zurückgenommen; dieses Spiel zählt nirgends.
}
advice-thinking = Ich überlege ...
advice-title = Was ein Bot tun würde
advice-ready = Das würde ich tun.
advice-answer = Meine Wahl wäre:
advice-take = So machen

learn = Spielend lernen
learn-lead = Ohne Regelheft: Spiel ein paar Minuten mit uns, dann kannst du dich an einen Tisch setzen.
learn-none = Diese Lektion gibt es nicht.
learn-all = Alle Lektionen
learn-minutes = { $minutes } Minuten
learn-taken = Geschafft
learn-watch = Sieh zu, was passiert.
learn-progress = Wie weit du bist
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig’s mir
learn-leave = Lektion verlassen
learn-nudge = Diesmal nicht. Versuch es noch einmal.
learn-first = Lies erst weiter.
learn-hint = Tippe auf das Markierte und bestätige.
learn-over = Gut gemacht!
learn-over-lead = Das war die Lektion.
learn-go-on = Nächste Lektion: { $lesson }
learn-play = Ein echtes Spiel spielen
learn-again = Noch einmal

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
keys-next-does = weiter zur nächsten Szene
keys-back = Esc
keys-back-does = schließen oder zurücknehmen
keys-hand = H
keys-hand-does = die Hand öffnen oder verdecken
keys-ask = W
keys-ask-does = fragen, was ein Zeichen bedeutet: Tab geht weiter, Enter fragt
keys-help = ?
keys-help-does = die Tasten zeigen
keys-on = Diese Tasten benutzen
host-pause = Pause
host-end = Dieses Spiel beenden
host-hand-over = Die Leitung abgeben
host-hand-over-whom = An wen?
host-absent = { $name } ist weg. Solange
host-absent-long = { $name } ist schon eine Weile weg. Solange
menu-screen = Den großen Bildschirm zeigen
menu-replay = Das letzte Spiel noch einmal ansehen
menu-more = Mehr
move-show = Mit meinem Platz auf ein anderes Telefon
move-qr = Ein Code, der deinen Platz auf ein anderes Telefon bringt. Zeig ihn sonst niemandem.
leave-sure = Du gibst deinen Platz auf.
leave-sure-game = Du gibst deinen Platz auf, und ein Bot spielt für dich weiter.
leave-yes = Jetzt gehen
menu-pace = Tempo
about-lead = Ein Tisch für Freunde, im selben Raum oder getrennt: die Geschichte auf dem großen Schirm, die Geheimnisse auf den Telefonen.
about-emblems = Embleme
about-emblems-by = Die Embleme stammen von game-icons.net, von { $authors } und weiteren Beteiligten, unter der Lizenz CC BY 3.0. Farben und Rahmen sind von uns.
about-fonts = Schriften
about-fonts-by = Cinzel von Natanael Gama und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.
about-games = Die Spiele
about-games-by = Die Spiele und ihre Namen gehören ihren Eigentümern; die Datei NOTICE, die Palatine beiliegt, nennt sie.
about-software = Software
about-software-by = Palatine ist freie Software unter der MIT-Lizenz.
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-chapters = Kapitel
rules-language = Das Regelbuch gibt es nur auf Englisch.
choose-seats = Plätze
choose-theme = Thema
choose-language = Sprache des Bildschirms
choose-more = Mehr: Regeln und Tisch
choose-usual = Wie in dieser Ausgabe
choose-seating = Sitzordnung
choose-seating-shuffled = Wird zu Beginn gemischt
choose-seating-arranged = Bestimmt, wer den Tisch leitet
choose-history = Was geschehen ist
choose-history-yes = Der Bildschirm zeigt es
choose-history-no = Gedächtnis zählt: Der Bildschirm zeigt es nicht
choose-patience = Wenn jemand weg ist
choose-patience-never = Der Tisch wartet
choose-patience-minutes = { $minutes ->
        [one] Nach einer Minute entscheidet der Tisch
       *[other] Nach { $minutes } Minuten entscheidet der Tisch
    }
host-end-sure = Das Spiel wird für alle abgebrochen, und all seine Geheimnisse werden gezeigt.
host-end-yes = Jetzt beenden
host-answer-for = Ein Bot soll dieses eine Mal für { $name } antworten
move-help = { $minutes ->
        [one] Lies das mit dem anderen Telefon innerhalb einer Minute ein. Danach ist dieses hier draußen.
       *[other] Lies das mit dem anderen Telefon innerhalb von { $minutes } Minuten ein. Danach ist dieses hier draußen.
    }
move-elsewhere = Dieses Telefon hat einen Platz am Tisch { $code }. Auch den Platz aus diesem Link übernehmen?
hold-to-read = Halten und lesen
known-covered = Nur für deine Augen. Halte den Knopf darunter, um zu lesen.
known-nothing = Du weißt noch nichts, was die anderen nicht wissen.
known-players = Mitspielende
known-notes = Notizen
known-told = Nur dir gesagt
cover-all = Alles bezahlen, was geht
cover-none = Mit dem, was du hast, lässt sich nichts bezahlen.
claims-help = Du darfst die Wahrheit sagen oder nicht. Alle lesen es, mit deinem Namen.
claims-place = Teil { $place }
claims-unfinished = Wähle in jeder Reihe eines.
speech-label = Mit eigenen Worten
speech-help = Alle am Tisch lesen es, mit deinem Namen.
speech-say = Sagen
claims-say = Dem Tisch sagen
claims-said = Was gesagt wurde
claims-nothing = Noch hat niemand etwas behauptet.
call-me = Soll ich dich nächstes Mal rufen?
call-me-help = Wenn du dran bist und gerade woanders hinsiehst, kann dieses Telefon Bescheid geben.
call-me-yes = Ja, ruf mich
call-me-no = Nein, danke
call-me-home = Ein iPhone kann dich rufen, wenn Palatine auf deinem Home-Bildschirm liegt:
hold-talk-title = Zeit zum Reden
hold-talk-help = Sag, was du willst, ob wahr oder nicht. Weiter geht es, wenn alle bereit sind.
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
choose-speech-no = Keine: wir reden
choose-speech-yes = Handys können allen schreiben
create-screen = Auf diesem Bildschirm eröffnen
create-phone = Eröffnen und auf diesem Gerät mitspielen
create-help = Der große Bildschirm zeigt allen den Tisch; jede und jeder hält ein Telefon mit den eigenen Geheimnissen. Ohne großen Bildschirm genügen die Telefone.
choose-minutes = { $least } bis { $most } Minuten
choose-weight = Anspruch:
choose-weight-word = { $weight ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    }

what-nothing = Mehr dazu steht im Regelwerk.
what-rule = Regel { $rule }

# Ein Raum, und was er behält.
room = Raum
room-title = { $name } · Palatine
room-none = Diesen Raum gibt es nicht mehr, oder die Adresse stimmt nicht.
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
room-nobody = Noch merkt sich der Raum niemanden. Tippe an einem Tisch dieses Raums auf „Merk dir mich“.
room-records = Rekorde
room-records-soon = Rekorde gibt es ab dem fünften Spiel.
room-rivals = Rivalen und Verbündete
room-minutes = { $minutes } min
room-guest = Gast
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
room-choice-of = { $name } hat sich entschieden.
room-change = { $whom }: von { $before }{"\u00A0"}% auf { $after }{"\u00A0"}%
room-opinion = Die Chancen sind die Meinung unserer Bots.
room-lie-truth = Wahr wäre: { $truth }. Darauf eingegangen: { $names }.
room-votes = { $yes } zu { $no }.
room-won = Gewonnen: { $names }
record-games = Meiste Spiele: { $names }, { $value }
record-streak = Längste Siegesserie: { $names }, { $value } am Stück
record-longest = Längste Partie ({ $game }): { $value ->
    [one] { $value } Minute
   *[other] { $value } Minuten
  }
record-shortest = Kürzeste Partie ({ $game }): { $value ->
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
person-percent = { $percent } %, und alles von { $low } bis { $high } % wäre keine Überraschung
person-few = Zu wenige Spiele für Prozente
person-streak = { $count } Siege am Stück
person-best = Beste Serie: { $count }
person-roles = Rollen
person-times = { $role } × { $times }
person-last = Letzte Spiele
person-deeds = In Erinnerung
person-rating = Wertung
person-guessing = Noch geraten: { $games } von 10 Spielen
person-points = Mindestens { $points } Punkte
person-lost = Verloren
person-won = Gewonnen
owner = Dieser Raum gehört dir
owner-name = Name des Raums
owner-keep = Speichern
owner-export = Alles mitnehmen (Datei)
owner-delete = Diesen Raum löschen
owner-delete-sure = Dann ist alles darin weg, für alle. Das lässt sich nicht rückgängig machen.
owner-delete-yes = Endgültig löschen
owner-ratings-on = Wertung zeigen
owner-ratings-off = Keine Wertung zeigen
owner-ratings-help = Wertungen gibt es nur, wenn du willst: Eine Rangliste kann den Spaß am Lügen verderben.
owner-person = { $name }: vergessen oder neues Handy
owner-forget = { $name } vergessen
owner-forget-sure = Der Name wird gelöscht, und auf jedem Platz von { $name } saß dann ein Gast.
owner-free = { $name } hat ein neues Handy
owner-freed = Am nächsten Tisch kann { $name } sagen: „Das bin ich“.
owner-kept = Der Raum bleibt, solange du willst. Gäste werden nie gespeichert.
me-forget = Vergiss mich
who-title = Dieser Abend wird gemerkt
who-in = Raum: { $name }
who-me = Das bin ich: { $name }
who-new = Merk dir mich
who-guest = Ich bin Gast
who-is = Hier bist du { $name }.
who-is-guest = Du bist Gast: Von dir wird nichts behalten.
who-change = Ändern
who-free = Warst du schon einmal hier?
remember = Diesen Abend merken
remember-help = Ein Raum behält, wer gewonnen hat, mit wem und wie oft. Keine Konten; Gäste bleiben Gäste.
remember-name = Wie heißt eure Runde?
remember-name-like = Freitagsrunde
remember-go = Raum eröffnen
remember-in = In { $name } spielen
remember-is = Gespielt in { $name }
remember-stop = Nicht mehr merken
remember-bring = Ich habe die Datei eines Raums
remember-bring-bad = Das ist keine Datei eines Raums.
rooms-yours = Deine Räume
tonight-nth = Spiel { $number } heute Abend
tonight-score = { $one } { $wins } : { $losses }
tonight-leads = { $name } führt mit { $wins }
night-lie = Beste Lüge des Abends
night-vote = Knappste Wahl
night-card = Der Abend, zum Aufheben
night-png = Bild aufheben
night-svg = Als Zeichnung (SVG)
night-room = Zum Raum

gone-moved = Dein Platz ist jetzt auf einem anderen Telefon.
gone-moved-help = Dort geht es weiter. Willst du hierher zurück, zeig den Code auf dem anderen Telefon.
gone-removed = Du hast keinen Platz mehr an diesem Tisch.
gone-removed-help = Die Leitung hat dich entfernt, oder dieser Browser hatte hier nie einen Platz.
gone-left = Du hast den Tisch verlassen.
gone-left-help = Zeit, sich die Beine zu vertreten. Zusehen kannst du noch.
gone-again = Wieder Platz nehmen
gone-closed = Dieser Tisch ist geschlossen.
gone-closed-help = Es gibt ihn nicht mehr, oder von hier wurden zu viele Codes versucht. Eröffne einen neuen, oder versuche es in einer Minute noch einmal.
gone-missing = Einen Tisch mit diesen Buchstaben gibt es nicht.
gone-missing-help = Sieh noch einmal auf den großen Bildschirm: vier Buchstaben, oben rechts.
gone-stranger = Du hast keinen Platz an diesem Tisch.
gone-stranger-help = Komm mit dem Code vom großen Bildschirm dazu, oder lass dir auf deinem anderen Telefon den Code deines Platzes zeigen.

## Ein Platz für einen Agenten, in der Lobby

agent-invite = Einen Agenten einladen
agent-about = Ein Sprachmodell oder ein anderes Programm, das das Model Context Protocol spricht, kann einen Platz bekommen. Alle sehen, dass es ein Agent ist.
agent-again = Ein neuer Link für { $name }
agent-ready = { $name } hat einen Platz
agent-once = Gib das dem Programm, das spielen soll. Es wird nur jetzt gezeigt. Wer es hat, spielt auf diesem Platz.
agent-config = Für Programme mit einer Konfiguration
agent-link = Als ein einziger Link (palatine mcp --link)
agent-copy = Kopieren
agent-copied = Kopiert
