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
fair-verify = Wer auch jede Regel prüfen will, nimmt die Aufzeichnung und startet:
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
guide-on = Jede Regel wird erklärt, kurz bevor ihr sie braucht.
guide-off = Wir kennen das Spiel
guide-offer = Zum ersten Mal hier? Ihr könnt euch alle jede Regel erklären lassen, kurz bevor ihr sie braucht.
guide-new = Wir sind neu
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
