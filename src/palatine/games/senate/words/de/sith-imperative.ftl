# Die Worte von Sith Imperative. `form` gibt einem Begriff die Form, die der Satz braucht:
# ohne Angabe das bloße Wort; "nom" und "acc" mit bestimmtem Artikel, "start" am Satzanfang;
# "one" und "one-acc" mit unbestimmtem Artikel; "many" in der Mehrzahl, "many-nom", "many-dat" und
# "many-start" mit Artikel, wo es eine Gruppe ist; "to" nach "gewählt"; "bare" nach einer Zahl.

-story = Der Galaktische Senat in seinen letzten Tagen: Jemand von euch ist auf dem Weg zum Thron.

-loyalist =
    { $form ->
        [many] Loyalisten
        [many-start] Die Loyalisten
        [many-nom] die Loyalisten
        [many-dat] den Loyalisten
       *[name] Loyalist
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
        [nom] der Oberste Kanzler
       *[name] Oberster Kanzler
    }
-chancellor =
    { $form ->
        [nom] der Vizekanzler
        [acc] den Vizekanzler
        [start] Der Vizekanzler
        [to] zum Vizekanzler
       *[name] Vizekanzler
    }

-policy =
    { $form ->
        [one] ein Gesetz
        [one-acc] ein Gesetz
       *[name] Gesetz
    }
-loyalist-policy =
    { $form ->
        [bare] loyalistisches Gesetz
        [one] ein loyalistisches Gesetz
        [one-acc] ein loyalistisches Gesetz
        [many] loyalistische Gesetze
        [many-start] Loyalistische Gesetze
       *[name] Loyalistisches Gesetz
    }
-separatist-policy =
    { $form ->
        [bare] separatistisches Gesetz
        [one] ein separatistisches Gesetz
        [one-acc] ein separatistisches Gesetz
        [many] separatistische Gesetze
        [many-start] Separatistische Gesetze
       *[name] Separatistisches Gesetz
    }
-tile =
    { $form ->
        [many] Plättchen
       *[name] Plättchen
    }

-chaos = Chaos
-chaos-strikes = Der Senat versinkt im Chaos
-investigate-loyalty = Gesinnung prüfen
-special-election = Sonderwahl
-policy-peek = Blick auf den Stapel
-execution = Hinrichtung

# Was im Regelwerk anders heißt, wo eine Regel zitiert wird: seine Worte, dann unsere.
-rulebook-words =
    der erste Präsident > der erste Oberste Kanzler
    der letzte Präsident > der letzte Oberste Kanzler
    der Präsident > der Oberste Kanzler
    ein Präsident > ein Oberster Kanzler
    dem Präsidenten > dem Obersten Kanzler
    des Präsidenten > des Obersten Kanzlers
    Präsident > Oberster Kanzler
    Kanzler > Vizekanzler
    Kanzlers > Vizekanzlers
