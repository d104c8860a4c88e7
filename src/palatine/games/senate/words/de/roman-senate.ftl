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

# Was im Regelwerk anders heißt, wo eine Regel zitiert wird: seine Worte, dann unsere.
-rulebook-words =
    Präsident > Konsul
    dem Präsidenten > dem Konsul
    des Präsidenten > des Konsuls
    Kanzler > Prätor
    Kanzlers > Prätors
    Loyalist > Hüter
    Loyalisten > Hüter
    loyalistische Leiste > Leiste der Hüter
    loyalistische Gesetze > Dekrete der Hüter
    einem loyalistischen Gesetz > einem Dekret der Hüter
    6 loyalistischen > 6 der Hüter
    fünfte loyalistische > fünfte Dekret der Hüter
    vier loyalistische und fünf separatistische Gesetze > vier Dekrete der Hüter und fünf der Verschwörer
    Separatist > Verschwörer
    Separatisten > Verschwörer
    zu den Separatisten > zu den Verschwörern
    gewöhnlichen Separatisten > gewöhnlichen Verschwörern
    separatistische Leiste > Leiste der Verschwörer
    separatistische Gesetze > Dekrete der Verschwörer
    separatistische Gesetz > Dekret der Verschwörer
    das sechste separatistische Gesetz > das sechste der Verschwörer
    separatistisches Gesetz > Dekret der Verschwörer
    separatistischen > der Verschwörer
    auf Palpatines Parteikarte > auf der Parteikarte des Tyrannen
    Palpatines Wahl > die Wahl des Tyrannen
    von Palpatine > vom Tyrannen
    Palpatine > der Tyrann
    Gesetz > Dekret
    Gesetze > Dekrete
    Gesetzen > Dekreten
    Gesetzes > Dekrets
    Das oberste Plättchen > Die oberste Tafel
    das oberste Plättchen > die oberste Tafel
    ein Plättchen > eine Tafel
    das Plättchen, das geht > die Tafel, die geht
    Plättchen > Tafeln
    legt eines der drei > legt eine der drei
    legt eines verdeckt ab und setzt das andere in Kraft: Es kommt > legt eine verdeckt ab und setzt die andere in Kraft: Sie kommt
    statt eines davon > statt eine davon
    eines der zwei > eine der zwei
    ohne seine Befugnis > ohne ihre Befugnis
    es nimmt das oberste > er nimmt die oberste
    nimmt eines > nimmt eine
    braucht eines > braucht eine
    eines hat > eine hat
    oder das, das bleibt > oder die, die bleibt
    das eine, das in Kraft tritt > die eine, die in Kraft tritt
    das Chaos > der Aufruhr
    Chaos > Aufruhr
    „Gesinnung prüfen“ > die Untersuchung
    Gesinnung prüfen > Untersuchung
    der Blick auf den Stapel > die Vogelschau
    den Blick auf den Stapel > die Vogelschau
    Blick auf den Stapel > Vogelschau
    Sonderwahl > Berufung
