# A Roman senate, our own. `form` "one" brings the article, "many" the plural, "start" begins a sentence.
-story = Rome has sworn never to bear a king again, and one of you is trying on the crown.
-loyalist =
    { $form ->
        [one] a Guardian
        [many] Guardians
       *[name] Guardian
    }
-separatist =
    { $form ->
        [one] a Conspirator
        [many] Conspirators
       *[name] Conspirator
    }
-palpatine =
    { $form ->
        [start] The Tyrant
       *[name] the Tyrant
    }
-president =
    { $form ->
        [one] a Consul
       *[name] Consul
    }
-chancellor =
    { $form ->
        [one] a Praetor
       *[name] Praetor
    }
-policy =
    { $form ->
        [one] a decree
        [many] decrees
       *[name] decree
    }
-loyalist-policy =
    { $form ->
        [one] a Guardian decree
        [many] Guardian decrees
       *[name] Guardian decree
    }
-separatist-policy =
    { $form ->
        [one] a Conspirator decree
        [many] Conspirator decrees
       *[name] Conspirator decree
    }
-tile =
    { $form ->
        [one] a tablet
        [many] tablets
       *[name] tablet
    }
-chaos = Riot
-chaos-strikes = the Forum riots
-investigate-loyalty = Inquiry
-special-election = Summons
-policy-peek = Augury
-execution = Execution

# What the rulebook calls otherwise, where a rule is quoted: its words, then ours.
-rulebook-words =
    president > Consul
    presidents > Consuls
    presidency > office of Consul
    chancellor > Praetor
    chancellors > Praetors
    Loyalist > Guardian
    Loyalists > Guardians
    Separatist > Conspirator
    Separatists > Conspirators
    Palpatine > the Tyrant
    policy > decree
    policies > decrees
    tile > tablet
    tiles > tablets
    chaos > the riot
    a Policy Peek > an Augury
    Policy Peek > Augury
    Investigate Loyalty > Inquiry
    Special Election > Summons
    special election > Summons
