# The words of Sith Imperative. `form` "one" brings the article, "many" the plural, "start" begins a sentence.
-story = The Galactic Senate, in its last days: one of you is on the way to the throne.
-loyalist =
    { $form ->
        [one] a Loyalist
        [many] Loyalists
       *[name] Loyalist
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
        [one] a Supreme Chancellor
       *[name] Supreme Chancellor
    }
-chancellor =
    { $form ->
        [one] a Vice Chair
       *[name] Vice Chair
    }
-policy =
    { $form ->
        [one] a policy
        [many] policies
       *[name] policy
    }
-loyalist-policy =
    { $form ->
        [one] a Loyalist policy
        [many] Loyalist policies
       *[name] Loyalist policy
    }
-separatist-policy =
    { $form ->
        [one] a Separatist policy
        [many] Separatist policies
       *[name] Separatist policy
    }
-tile =
    { $form ->
        [one] a tile
        [many] tiles
       *[name] tile
    }
-chaos = Chaos
-chaos-strikes = the senate falls into chaos
-investigate-loyalty = Investigate Loyalty
-special-election = Special Election
-policy-peek = Policy Peek
-execution = Execution

# What the rulebook calls otherwise, where a rule is quoted: its words, then ours.
-rulebook-words =
    president > Supreme Chancellor
    presidents > Supreme Chancellors
    presidency > office of Supreme Chancellor
    chancellor > Vice Chair
    chancellors > Vice Chairs
