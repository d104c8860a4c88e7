# Wörter über Karten und Decks, für jedes Spiel, das welche hat.

binder-source-printed = gedruckt
binder-source-inferred = erschlossen
binder-source-ours = von uns

## Was an einem Deck nicht stimmt

deck-fault-unread = es ist nicht lesbar: { $why }
deck-fault-file_name = „{ $file }“ lässt sich nicht als Option wählen; nimm für den Namen der Datei kleine Buchstaben, Ziffern und Unterstriche
deck-fault-nameless = es hat keinen Namen; schreib name = "..." an den Anfang
deck-fault-name = sein Name muss eine Zeile von höchstens { $most } sichtbaren Zeichen sein
deck-fault-starter = Starterdecks sind nur die des Spiels selbst; lösch diese Zeile
deck-fault-no_part = „{ $part }“ ist kein Teil eines Decks; { $near ->
        [none] seine Teile sind { $parts }
       *[other] meinst du „{ $near }“?
    }
deck-fault-no_table = „{ $part }“ muss eine Tabelle von Karten sein: [{ $part }]
deck-fault-no_number = { $card } = { $copies } unter { $part }: schreib eine ganze Zahl ab 1
deck-fault-no_card = „{ $card }“ ist keine Karte für { $part }; { $near ->
        [none] such sie unter den Karten des Spiels
       *[other] meinst du „{ $near }“?
    }
deck-fault-misplaced = { $card } gehört nicht zu { $part }; schreib es unter [{ $right }]
deck-fault-copies = { $card } ist { $copies }-mal dabei; erlaubt sind { $most }
deck-fault-size = es hat { $there } { $part }; es braucht { $size }
deck-fault-line = Zeile { $line }: „{ $written }“ ist keine Karte{ $near ->
        [none] {""}
       *[other] ; meinst du „{ $near }“?
    }
deck-fault-line_none = Zeile { $line }: „{ $written }“ steht 0-mal da; lösch die Zeile
deck-fault-more = und mehr; bring erst das in Ordnung
