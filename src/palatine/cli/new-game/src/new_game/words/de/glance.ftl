# Das Spiel auf einen Blick: das Ziel, fünf Bilder, das Ende; höchstens 150 Wörter. Dann, was man nachschlägt.
glance-goal = Jemand von euch ist der Verräter und will den Dolch. Niemand weiß, wer es ist.
glance-first = Wer zuerst dran ist, hat den Dolch und gibt ihn weiter, an irgendjemand anderen.
glance-passed = Alle sehen, wer ihn jetzt hat.
glance-next = Wer ihn hat, gibt ihn wieder weiter.
glance-round = So geht er um, und ihr seht, wer ihn wem gibt.
glance-shown = Nach der letzten Übergabe zeigen alle ihre Rolle.
glance-end = Hat der Verräter dann den Dolch, gewinnt er. Sonst gewinnen alle anderen.
glance-reference =
    - Ein Verräter, den niemand kennt. NG-1.1
    - Der Dolch darf gleich wieder zurück. NG-R1
    - Die Karte sagt, wie oft er weitergegeben wird. NG-3.1
