# Die Worte von Secret Emperor. `form` gibt einem Begriff die Form, die der Satz braucht:
# ohne Angabe das bloße Wort; "nom" und "acc" mit bestimmtem Artikel, "start" am Satzanfang;
# "one" und "one-acc" mit unbestimmtem Artikel; "many" in der Mehrzahl, "many-nom", "many-dat" und
# "many-start" mit Artikel, wo es eine Gruppe ist; "to" nach "gewählt"; "bare" nach einer Zahl.

-story = Die Republik steht am Rand des Krieges, und ihr heimlicher Imperator sitzt unter euch.

-loyalist =
    { $form ->
        [many] Republikaner
        [many-start] Die Republikaner
        [many-nom] die Republikaner
        [many-dat] den Republikanern
       *[name] Republikaner
    }
-separatist =
    { $form ->
        [many] Separatisten
        [many-start] Die Separatisten
        [many-nom] die Separatisten
        [many-dat] den Separatisten
       *[name] Separatist
    }
-palpatine =
    { $form ->
        [nom] Palpatine
        [acc] Palpatine
        [start] Palpatine
       *[name] Palpatine
    }
-president =
    { $form ->
        [nom] der Präsident
       *[name] Präsident
    }
-chancellor =
    { $form ->
        [nom] der Kanzler
        [acc] den Kanzler
        [start] Der Kanzler
        [to] zum Kanzler
       *[name] Kanzler
    }

-policy =
    { $form ->
        [one] ein Beschluss
        [one-acc] einen Beschluss
       *[name] Beschluss
    }
-loyalist-policy =
    { $form ->
        [bare] republikanischer Beschluss
        [one] ein republikanischer Beschluss
        [one-acc] einen republikanischen Beschluss
        [many] republikanische Beschlüsse
        [many-start] Republikanische Beschlüsse
       *[name] Republikanischer Beschluss
    }
-separatist-policy =
    { $form ->
        [bare] separatistischer Beschluss
        [one] ein separatistischer Beschluss
        [one-acc] einen separatistischen Beschluss
        [many] separatistische Beschlüsse
        [many-start] Separatistische Beschlüsse
       *[name] Separatistischer Beschluss
    }
-tile =
    { $form ->
        [many] Karten
       *[name] Karte
    }

-chaos = Volkszorn
-chaos-strikes = Das Volk hat genug von euch
-investigate-loyalty = Gesinnung prüfen
-special-election = Sonderwahl
-policy-peek = Blick auf den Stapel
-execution = Hinrichtung

# Was im Regelwerk anders heißt, wo eine Regel zitiert wird: seine Worte, dann unsere.
-rulebook-words =
    Loyalist > Republikaner
    Loyalisten > Republikaner
    loyalistische > republikanische
    loyalistischen > republikanischen
    das dritte den > der dritte den
    das vierte und das fünfte > der vierte und der fünfte
    das zweite „Gesinnung prüfen“ > der zweite „Gesinnung prüfen“
    das dritte eine Sonderwahl > der dritte eine Sonderwahl
    das erste und das zweite „Gesinnung prüfen“ > der erste und der zweite „Gesinnung prüfen“
    welches separatistische Gesetz > welcher separatistische Beschluss
    jedes separatistische Gesetz > jeder separatistische Beschluss
    das dritte separatistische Gesetz > der dritte separatistische Beschluss
    das fünfte separatistische Gesetz > der fünfte separatistische Beschluss
    das fünfte loyalistische und das sechste separatistische Gesetz > der fünfte republikanische und der sechste separatistische Beschluss
    ein separatistisches Gesetz > ein separatistischer Beschluss
    das falsche Gesetz > der falsche Beschluss
    das Gesetz > der Beschluss
    ein Gesetz, das > ein Beschluss, der
    eines Gesetzes, das > eines Beschlusses, der
    nur ein Gesetz, und es trat keines > nur ein Beschluss, und es trat keiner
    ein Gesetz in Kraft setzt > einen Beschluss in Kraft setzt
    ein Gesetz in Kraft gesetzt > einen Beschluss in Kraft gesetzt
    ein Gesetz > ein Beschluss
    Gesetz > Beschluss
    Gesetze > Beschlüsse
    Gesetzen > Beschlüssen
    Das oberste Plättchen > Die oberste Karte
    das oberste Plättchen > die oberste Karte
    ein Plättchen > eine Karte
    das Plättchen, das geht > die Karte, die geht
    Plättchen > Karten
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
    das Chaos > der Volkszorn
    Chaos > Volkszorn
