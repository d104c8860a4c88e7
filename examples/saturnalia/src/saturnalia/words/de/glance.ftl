# Das Spiel auf einen Blick: das Ziel, fünf Bilder, das Ende; höchstens 150 Wörter. Dann, was man nachschlägt.
glance-goal = Drei Feste werden gefeiert. Werde Festherr, denn nur dem zählen die Geschenke.
glance-offer = Alle bieten gleichzeitig Münzen.
glance-lord = Das höchste Gebot, das niemand teilt, wird bezahlt und macht zum Festherrn.
glance-honour = Der Festherr verteilt zwei Ehren an die anderen, jede einen Punkt wert,
glance-give = und verschenkt Gaben, die für ihn ihren Wert zählen.
glance-toast = Ohne Festherrn bekommt einen Punkt, wer zuerst ruft; dann stößt auf jemanden an, wer die wenigsten hat.
glance-end = Wer nach dem letzten Fest die meisten Punkte hat, gewinnt.
glance-reference =
    - Alle beginnen mit fünf Münzen und bekommen keine mehr. SA-1.1
    - Vor jedem Fest für alle zwei neue Geschenke, eins bis vier wert. SA-1.2
    - Ein Gebot, das niemanden zum Festherrn macht, wird nicht bezahlt. SA-2.2
