# Ein Spiel, das dieser Server nicht spielt: warum, und was der Gastgeber tun kann.
held-title = Dieses Spiel ruht
held-older = Es hat unter Version { $version } der Regeln begonnen. Dieser Server hat jetzt Version { $plays } und spielt die alte nicht mehr.
held-newer = Es läuft nach Version { $version } der Regeln. Dieser Server hat noch Version { $plays }. Sobald er aktualisiert ist, geht es weiter.
held-unread = Eine neuere Version von Palatine führt diesen Tisch. Hier geht es weiter, sobald dieser Server aktualisiert ist.
held-other = Was gespielt wurde, passt nicht zu den Regeln auf diesem Server.
held-missing = Dieser Server hat das Spiel nicht mehr.
held-safe = Nichts ist verloren. Jede Antwort ist gespeichert, und Geheimes bleibt verdeckt. Führt ein anderer Server diesen Tisch noch, geht es dort weiter.
held-changes = Was sich geändert hat
held-host-decides = Wer den Tisch leitet, entscheidet, wie es weitergeht.
held-choose = Du leitest den Tisch. Wie soll es weitergehen?
held-go-on = Mit den neuen Regeln weiterspielen
held-go-on-help = Von der letzten gespeicherten Stellung an. Spätere Fragen werden noch einmal gestellt, und ab hier wird mit einem neuen Startwert gemischt.
held-stuck = Hier geht es nicht weiter: Die neuen Regeln können die letzte Stellung nicht lesen, oder sie wurde nicht gespeichert. Ein Server mit Version { $version } kann das Spiel noch fortsetzen.
held-end = Abbrechen und die Aufzeichnung behalten
held-over = Gespielt wurde nach Version { $version } der Regeln, die dieser Server nicht mehr hat; deshalb kann er es nicht noch einmal zeigen. In der Aufzeichnung steht alles.
held-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
