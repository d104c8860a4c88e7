# Was die Seite mit den Karten eines Spiels sagt.
leafing-title = Die Karten von { $game }
leafing-shelves = Karten und Decks
leafing-cards = Karten ({ $count })
leafing-decks = Decks ({ $count })
leafing-build = Ein Deck bauen
leafing-search = Namen, Texte, Schlüsselwörter suchen
leafing-sort = Sortieren nach
leafing-sort-printed = Schachtel
leafing-sort-name = Name
leafing-filter = Filter
leafing-by-kind = Kartenart
leafing-by-deck = Im Deck
leafing-without = Filter { $what } entfernen
leafing-all = Alle Filter entfernen
leafing-found = { $count ->
        [0] Keine Karte gefunden
        [one] Eine Karte
       *[other] { $count } Karten
    }
leafing-none = Keine Karte passt. Entferne einen Filter, oder kürze deine Suche.
leafing-binder = Die Mappe
leafing-page = Seite { $page }
leafing-spread = { $page } von { $last }
leafing-turn = Umblättern
leafing-back = Eine Seite zurück
leafing-on = Eine Seite weiter
leafing-before = Vorige: { $name }
leafing-after = Nächste: { $name }
leafing-inner = Zahlen im Text
leafing-sources = Gedruckt: So steht es im Regelbuch. Erschlossen: Es folgt aus dem Regelbuch. Von uns: Das Regelbuch schweigt, also haben wir gewählt.
leafing-in-decks = In diesen Decks
leafing-rules = Regeln
leafing-rules-language = Was hier auf Englisch steht, ist noch nicht übersetzt.
leafing-all-decks = Alle Decks
leafing-mean = { $what } { $mean } im Mittel
leafing-copy = Mit diesem Deck anfangen
leafing-name = Name des Decks
leafing-right = Dieses Deck ist spielbereit.
leafing-wrong = { $count ->
        [one] Eines fehlt oder stimmt nicht:
       *[other] { $count } Dinge fehlen oder stimmen nicht:
    }
leafing-download = { $file } herunterladen
leafing-clear = Von vorn anfangen
leafing-paste = Ein Deck einfügen oder öffnen
leafing-paste-help = Eine Deckdatei oder eine einfache Liste: in jeder Zeile eine Zahl und der Name einer Karte, etwa „2 Clone Battalion“.
leafing-check = Prüfen
leafing-open = Eine Datei öffnen
leafing-play = Um damit zu spielen, bitte die Person, die diesen Server betreibt, die Datei in den Ordner für eigene Decks zu legen. Dann könnt ihr es beim Eröffnen eines Tisches wählen. Was du hier prüfst, speichern wir nicht.
leafing-less = Einmal { $name } weniger
leafing-more = Einmal { $name } mehr
leafing-copies = { $count } im Deck
