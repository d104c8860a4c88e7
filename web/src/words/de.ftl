# Die eigenen Wörter der Oberfläche auf Deutsch. Die Wörter eines Spiels kommen mit dem Spiel.
house = Palatine
house-motto = Ein Haus für Spiele voller Intrigen um den Kaiserthron
home = Start
about = Über Palatine
about-lead = Ein Tisch für Freunde, im selben Raum oder getrennt: die Geschichte auf dem großen Schirm, die Geheimnisse auf den Telefonen.
about-emblems = Embleme
about-emblems-by = Die Embleme stammen von game-icons.net, von { $authors } und weiteren Beteiligten, unter der Lizenz CC BY 3.0. Farben und Rahmen sind von uns.
about-fonts = Schriften
about-fonts-by = Cinzel von Natanael Gama und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.
about-games = Die Spiele
about-games-by = Die Spiele und ihre Namen gehören ihren Eigentümern; die Datei NOTICE, die Palatine beiliegt, nennt sie.
about-software = Software
about-software-by = Palatine ist freie Software unter der MIT-Lizenz.
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
screen-away = { $count ->
        [one] { $names } ist gerade nicht da.
       *[other] { $names } sind gerade nicht da.
    }
screen-is-away = nicht da
screen-asked = ist gefragt
screen-bot = Bot
screen-face-down = verdeckt
screen-winners = { $count ->
        [0] Niemand hat gewonnen.
        [one] Es gewinnt: { $names }
       *[other] Es gewinnen: { $names }
    }
screen-skip = Überspringen (Esc)
narrator = Erzählstimme
narrator-off = Aus: Die Handys sagen es allen einzeln
narrator-subtitles = Als Text auf dem Bildschirm
narrator-voice = Gesprochen, mit Text
narrator-script = Zum Vorlesen
narrator-pause = [eine lange Pause]
narrator-script-help = Lies das allen langsam vor, mit einer Pause nach jeder Zeile.

# Nach dem Spiel.
after-over = Das Spiel ist aus
after-broken-off = Das Spiel wurde abgebrochen
after-broken-off-help = Niemand hat gewonnen. Das hatten alle verborgen:
after-won = Du hast gewonnen
after-lost = Du hast nicht gewonnen
after-you = du
after-has-won = hat gewonnen
after-cast = Wer war wer
after-record = Aufzeichnung herunterladen
after-replay = Das Spiel noch einmal ansehen
after-replay-here = Das Spiel noch einmal, unter dieser Adresse oder an der Tür mit dem Code { $code }:
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
rules-loading = Die Regeln werden geholt ...
rules-none = Unter dieser Adresse gibt es keine Regeln
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-chapters = Kapitel
rules-link = Link zur Regel { $rule }
rules-language = Das Regelbuch gibt es nur auf Englisch.
rules-read = Regeln zum Lesen
rules-read-of = Die Regeln von { $game }
