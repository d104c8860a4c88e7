# Was einer Runde von Neuen erklärt wird: das Spiel, bevor es beginnt, und jede Regel, bevor sie zum ersten
# Mal gebraucht wird. Alle lesen dasselbe; deshalb steht da, wer etwas tut, und nie „du“.

guide-about = { -story } { -loyalist(form: "many-start") } verteidigen die Republik, { -separatist(form: "many-nom") } verstecken sich unter ihnen. Findet heraus, wer lügt.
guide-round = In jeder Runde ist jemand anderes { -president } und schlägt jemanden als { -chancellor } vor. Alle stimmen über die beiden ab. Sind sie gewählt, machen sie hinter verschlossenen Türen ein Gesetz. Redet, fragt, beschuldigt und lügt, wie ihr wollt: laut oder mit „Sagen“.

guide-nominate = Wer { -president } ist, schlägt jemanden als { -chancellor } vor; dann stimmen alle über die beiden ab. Wer in der letzten Regierung war, ist meist gesperrt. Sobald drei { -separatist-policy(form: "many") } in Kraft sind, gewinnen { -separatist(form: "many-nom") }, wenn { -palpatine(form: "nom") } { -chancellor(form: "to") } gewählt wird.
guide-vote = Alle stimmen über diese Regierung ab: Mehr als die Hälfte muss mit Ja stimmen. Dann sehen alle, wer wie gestimmt hat. Nach drei gescheiterten Wahlen in Folge tritt in Kraft, was oben auf dem Stapel liegt.
guide-pass_on = Wer { -president } ist, hat drei { -tile(form: "many") } mit Gesetzen gezogen, legt eines ab und gibt zwei weiter. Was abgelegt wird, sieht nie jemand. Beide schweigen, bis etwas in Kraft tritt; dann sagen sie die Wahrheit darüber oder lügen.
guide-enact = { -chancellor(form: "start") } setzt eines der beiden { -tile(form: "many") } in Kraft. Es kommt offen auf seine Leiste; das andere sieht nie jemand.
guide-consent = { -chancellor(form: "start") } schlägt ein Veto vor: Keines von beiden tritt in Kraft. Stimmt { -president(form: "nom") } zu, werden beide abgelegt, und der Wahlzähler rückt um eins vor. Sonst muss eines in Kraft treten.
guide-investigate = Wer { -president } ist, sieht die Partei einer Person, nicht die Rolle, und darf darüber lügen. { -palpatine(form: "start") } erscheint als { -separatist }. Niemand wird zweimal überprüft.
guide-special_election = Wer { -president } ist, bestimmt, wer es als Nächstes ist: egal wer, auch jemand aus der letzten Regierung. Danach geht das Amt weiter wie vorher.
guide-peek = Wer { -president } ist, sieht die obersten drei { -tile(form: "many") } des Stapels, die als Nächstes gezogen werden, und darf darüber lügen.
guide-execute = Wer { -president } ist, lässt jemanden hinrichten. Trifft es { -palpatine(form: "acc") }, gewinnen { -loyalist(form: "many-nom") } sofort. Sonst erfährt niemand die Rolle, und wer hingerichtet ist, spricht, wählt und regiert nicht mehr.
