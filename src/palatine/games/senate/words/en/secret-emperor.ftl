# The words of Secret Emperor. `form` "one" brings the article, "many" the plural, "start" begins a sentence.
-story = The Republic stands on the edge of war, and its secret Emperor sits among you.
-loyalist =
    { $form ->
        [one] a Republican
        [many] Republicans
       *[name] Republican
    }
-separatist =
    { $form ->
        [one] a Separatist
        [many] Separatists
       *[name] Separatist
    }
-palpatine =
    { $form ->
        [start] Palpatine
       *[name] Palpatine
    }
-president =
    { $form ->
        [one] a President
       *[name] President
    }
-chancellor =
    { $form ->
        [one] a Chancellor
       *[name] Chancellor
    }
-policy =
    { $form ->
        [one] a policy
        [many] policies
       *[name] policy
    }
-loyalist-policy =
    { $form ->
        [one] a Republican policy
        [many] Republican policies
       *[name] Republican policy
    }
-separatist-policy =
    { $form ->
        [one] a Separatist policy
        [many] Separatist policies
       *[name] Separatist policy
    }
-tile =
    { $form ->
        [one] a card
        [many] cards
       *[name] card
    }
-chaos = Uproar
-chaos-strikes = the populace has had enough of you
-investigate-loyalty = Investigate Loyalty
-special-election = Special Election
-policy-peek = Policy Peek
-execution = Execution

# What the rulebook calls otherwise, where a rule is quoted: its words, then ours.
-rulebook-words =
    president > President
    presidents > Presidents
    chancellor > Chancellor
    chancellors > Chancellors
    Loyalist > Republican
    Loyalists > Republicans
    tile > card
    tiles > cards
    chaos > uproar
