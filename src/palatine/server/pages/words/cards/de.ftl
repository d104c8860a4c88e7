# Was die Seite mit den Karten eines Spiels sagt.
leafing-title = Die Karten von { $game }
leafing-shelves = Karten und Decks
leafing-cards = Karten ({ $count })
leafing-decks = Decks ({ $count })
leafing-build = Ein Deck bauen
leafing-search = Namen, Texte, Schlüsselwörter suchen
leafing-sort = Ordnen nach
leafing-sort-printed = Schachtel
leafing-sort-name = Name
leafing-filter = Filter
leafing-by-kind = Kartenart
leafing-by-deck = Im Deck
leafing-without = Ohne den Filter { $what }
leafing-all = Ohne alle Filter
leafing-found = { $count ->
        [0] Keine Karte gefunden
        [one] Eine Karte
       *[other] { $count } Karten
    }
leafing-none = So ist keine Karte. Nimm einen Filter weg, oder such nach weniger.
leafing-binder = Die Mappe
leafing-page = Seite { $page }
leafing-spread = { $page } von { $last }
leafing-turn = Umblättern
leafing-back = Eine Seite zurück
leafing-on = Eine Seite weiter
leafing-before = Davor: { $name }
leafing-after = Danach: { $name }
leafing-inner = Zahlen im Text
leafing-sources = Gedruckt: es steht in der Regel. Erschlossen: es folgt aus dem, was dort steht. Von uns: die Regel schweigt, und wir haben gewählt.
leafing-in-decks = In diesen Decks
leafing-rules = Regeln
leafing-rules-language = Die Regeln gibt es auf Englisch.
leafing-all-decks = Alle Decks
leafing-mean = { $what } { $mean } im Mittel
leafing-copy = Auf diesem Deck aufbauen
leafing-name = Name des Decks
leafing-right = Mit diesem Deck kann gespielt werden.
leafing-wrong = { $count ->
        [one] Eines fehlt oder stimmt nicht:
       *[other] { $count } Dinge fehlen oder stimmen nicht:
    }
leafing-download = { $file } herunterladen
leafing-clear = Von vorn beginnen
leafing-paste = Ein Deck einfügen oder öffnen
leafing-paste-help = Eine Deckdatei oder eine einfache Liste: in jeder Zeile eine Zahl und der Name einer Karte, etwa „2 Clone Battalion“.
leafing-check = Prüfen
leafing-open = Eine Datei öffnen
leafing-play = Um damit zu spielen, legt, wer diesen Server betreibt, die Datei in den Ordner für eigene Decks; dann steht es beim Eröffnen eines Tisches zur Wahl. Was du hier prüfst, wird nicht aufbewahrt.
leafing-less = Einmal { $name } weniger
leafing-more = Einmal { $name } mehr
leafing-copies = { $count } im Deck
