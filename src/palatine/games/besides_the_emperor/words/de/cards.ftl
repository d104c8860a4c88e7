# Die Karten von Besides the Emperor zum Durchblättern.

binder-kind-ability = Fähigkeit
binder-kind-ability-about = Zug um Zug gezogen und einmal gespielt.
binder-kind-identity = Identität
binder-kind-identity-about = Drei liegen vor jeder Person; zwei gleiche entscheiden, wer sie ist.

binder-number-count = Exemplare

binder-facet-instinct = Wann
binder-facet-instinct-yes = Instinkt
binder-facet-instinct-no = Im eigenen Zug

deck-part-ability = Fähigkeitskarten
deck-part-identity = Identitätskarten
binder-deck-box = Die Schachtel

text-transposition = Wechsle mit einem Nachbarn den Platz.
text-condemn = Jemand stirbt am Ende deines nächsten Zugs, wenn niemand sie abwehrt.
text-self_clearance = Wehrt eine Verurteilung gegen dich ab.
text-clearance = Wehrt irgendeine Verurteilung ab.
text-counter_condemn = Wirft eine Verurteilung gegen dich auf die Person zurück, von der sie kam.
text-swap = Eine deiner Identitätskarten gegen die einer anderen Person.
text-investigation = Sieh dir zwei Identitätskarten an.
text-reveal = Deck eine Identitätskarte für alle auf.
text-guarding = Ändere, wer neben dem Kaiser sitzt.
text-accuse = Jemand setzt den nächsten Zug aus.
text-reverse = Die Runde läuft andersherum.
text-steal = Nimm alle Fähigkeitskarten einer Person.
text-emperor = { role-emperor-goal }
text-loyalist = { role-loyalist-goal }
text-rebel = { role-rebel-goal }
