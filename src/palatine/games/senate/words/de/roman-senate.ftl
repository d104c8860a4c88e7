# Ein römischer Senat, unser eigener. `form` gibt einem Begriff die Form, die der Satz braucht:
# ohne Angabe das bloße Wort; "nom" und "acc" mit bestimmtem Artikel, "start" am Satzanfang;
# "one" und "one-acc" mit unbestimmtem Artikel; "many" in der Mehrzahl, "many-nom", "many-dat" und
# "many-start" mit Artikel, wo es eine Gruppe ist; "to" nach "gewählt"; "bare" nach einer Zahl.

-story = Rom hat geschworen, nie wieder einen König zu dulden, und jemand von euch probiert schon die Krone an.

-loyalist =
    { $form ->
        [many] Hüter
        [many-start] Die Hüter
        [many-nom] die Hüter
        [many-dat] den Hütern
       *[name] Hüter
    }
-separatist =
    { $form ->
        [many] Verschwörer
        [many-start] Die Verschwörer
        [many-nom] die Verschwörer
        [many-dat] den Verschwörern
       *[name] Verschwörer
    }
-palpatine =
    { $form ->
        [nom] der Tyrann
        [acc] den Tyrannen
        [start] Der Tyrann
       *[name] Tyrann
    }
-president =
    { $form ->
        [nom] der Konsul
       *[name] Konsul
    }
-chancellor =
    { $form ->
        [nom] der Prätor
        [acc] den Prätor
        [start] Der Prätor
        [to] zum Prätor
       *[name] Prätor
    }

-policy =
    { $form ->
        [one] ein Dekret
        [one-acc] ein Dekret
       *[name] Dekret
    }
-loyalist-policy =
    { $form ->
        [bare] Dekret der Hüter
        [one] ein Dekret der Hüter
        [one-acc] ein Dekret der Hüter
        [many] Dekrete der Hüter
        [many-start] Dekrete der Hüter
       *[name] Dekret der Hüter
    }
-separatist-policy =
    { $form ->
        [bare] Dekret der Verschwörer
        [one] ein Dekret der Verschwörer
        [one-acc] ein Dekret der Verschwörer
        [many] Dekrete der Verschwörer
        [many-start] Dekrete der Verschwörer
       *[name] Dekret der Verschwörer
    }
-tile =
    { $form ->
        [many] Tafeln
       *[name] Tafel
    }

-chaos = Aufruhr
-chaos-strikes = Auf dem Forum bricht Aufruhr aus
-investigate-loyalty = Untersuchung
-special-election = Berufung
-policy-peek = Vogelschau
-execution = Hinrichtung
