# Was die Seite eines Spiels auf einen Blick selbst sagt.
rules-glance = Auf einen Blick
rules-goal = Das Ziel
rules-round = Eine Runde in fünf Bildern
rules-end = So endet es
rules-reference = Zum Nachschlagen
rules-print = Drucken (zwei Seiten)
rules-edition = Ausgabe
