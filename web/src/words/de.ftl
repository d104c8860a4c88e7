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
narrator-script-help = Lies das allen langsam vor, mit einer Pause nach jeder Zeile.
