# Was einer Runde von Neuen erklärt wird: das Spiel, bevor es beginnt, und jede Regel, bevor sie zum ersten
# Mal gebraucht wird. Alle lesen dasselbe; deshalb steht da, wer etwas tut, und nie „du“.

guide-about = { -story } Alle haben eine geheime Rolle. Die meisten sind { -loyalist(form: "many") } und verteidigen die Republik. Die anderen sind { -separatist(form: "many") } und verstecken sich unter ihnen. Findet heraus, wer lügt.
guide-round = In jeder Runde ist jemand anderes { -president } und schlägt jemanden als { -chancellor } vor. Alle stimmen über die beiden ab. Sind sie gewählt, machen sie hinter verschlossenen Türen ein Gesetz. Redet, fragt, beschuldigt und lügt, wie ihr wollt: laut oder mit „Sagen“.

guide-nominate = Wer { -president } ist, schlägt jemanden als { -chancellor } vor; dann stimmen alle über die beiden ab. Wer in der letzten Regierung war, ist meist gesperrt. Sobald drei { -separatist-policy(form: "many") } in Kraft sind, gewinnen { -separatist(form: "many-nom") }, wenn { -palpatine(form: "nom") } { -chancellor(form: "to") } gewählt wird.
guide-vote = Alle stimmen über diese Regierung ab: Mehr als die Hälfte muss mit Ja stimmen. Dann sehen alle, wer wie gestimmt hat. Nach drei gescheiterten Wahlen in Folge tritt in Kraft, was oben auf dem Stapel liegt.
guide-pass_on = Wer { -president } ist, hat drei { -tile(form: "many") } mit Gesetzen gezogen, gibt zwei weiter und legt den Rest ab. Den bekommt niemand gezeigt. Beide schweigen, bis etwas in Kraft tritt; dann sagen sie die Wahrheit darüber oder lügen.
guide-enact = { -chancellor(form: "start") } bekommt die zwei { -tile(form: "many") } und entscheidet, was in Kraft tritt. Das kommt offen auf seine Leiste; den Rest bekommt niemand gezeigt.
guide-consent = { -chancellor(form: "start") } schlägt ein Veto vor: Nichts davon tritt in Kraft. Stimmt { -president(form: "nom") } zu, wird beides abgelegt, und der Wahlzähler rückt um eins vor. Sonst muss etwas davon in Kraft treten.
guide-investigate = Wer { -president } ist, sieht die Partei einer Person, also die Seite, mit der sie gewinnt, und darf darüber lügen. Die Rolle ist das nicht: { -palpatine(form: "start") } erscheint als { -separatist }. Niemand wird zweimal überprüft.
guide-special_election = Wer { -president } ist, bestimmt, wer es als Nächstes ist: egal wer, auch jemand aus der letzten Regierung. Danach geht das Amt weiter wie vorher.
guide-peek = Wer { -president } ist, sieht die obersten drei { -tile(form: "many") } des Stapels, die als Nächstes gezogen werden, und darf darüber lügen.
guide-execute = Wer { -president } ist, lässt jemanden hinrichten. Trifft es { -palpatine(form: "acc") }, gewinnen { -loyalist(form: "many-nom") } sofort. Sonst erfährt niemand die Rolle, und wer hingerichtet ist, spricht, wählt und regiert nicht mehr.
