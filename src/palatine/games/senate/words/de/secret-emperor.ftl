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
