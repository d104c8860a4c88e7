# Ein Spiel, das dieser Server nicht spielt: warum, und was der Gastgeber tun kann.
held-title = Dieses Spiel ruht gerade
held-older = Es hat unter Version { $version } der Regeln begonnen. Dieser Server ist jetzt auf Version { $plays } und spielt die alte nicht mehr.
held-newer = Es wird nach Version { $version } der Regeln gespielt. Dieser Server hat noch Version { $plays }: Sobald er auf dem neuen Stand ist, geht es weiter.
held-unread = Eine neuere Version von Palatine spielt diesen Tisch. Hier geht es weiter, sobald dieser Server auf dem neuen Stand ist.
held-other = Was gespielt wurde, passt nicht zu den Regeln, die dieser Server hat.
held-missing = Dieser Server hat das Spiel nicht mehr.
held-safe = Nichts ist verloren. Jede Antwort ist aufgehoben, und was verdeckt ist, bleibt verdeckt. Spielt ein anderer Server diesen Tisch noch, geht es dort weiter.
held-changes = Was sich geändert hat
held-host-decides = Wer den Tisch leitet, entscheidet, wie es weitergeht.
held-choose = Du leitest den Tisch. Wie soll es weitergehen?
held-go-on = Mit den neuen Regeln weiterspielen
held-go-on-help = Es geht bei der letzten festgehaltenen Stellung weiter. Was danach geantwortet wurde, wird noch einmal gefragt, und ab hier wird mit einem neuen Startwert gemischt.
held-stuck = Hier kann es nicht weitergehen: Die neuen Regeln können die letzte Stellung nicht lesen, oder sie wurde nicht festgehalten. Ein Server mit Version { $version } kann das Spiel noch fortsetzen.
held-end = Beenden und die Aufzeichnung behalten
held-over = Gespielt wurde nach Version { $version } der Regeln, die dieser Server nicht mehr hat; deshalb kann er es nicht noch einmal zeigen. In der Aufzeichnung steht alles.
held-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
