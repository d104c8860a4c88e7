# Die Karten von To Be Emperor zum Durchblättern.

binder-kind-asset = Günstling
binder-kind-asset-about = Wer ihn ersteigert, hat Runde für Runde, was er gibt.
binder-kind-senator = Senator
binder-kind-senator-about = Wer ihn ersteigert, hat seinen Einfluss, solange der Unterhalt bezahlt ist.

binder-number-cost = Preis
binder-number-copies = Exemplare
binder-number-influence = Einfluss und Preis
binder-number-influence-short = Einfluss

binder-facet-resources = Gibt
binder-facet-cost = Unterhalt

binder-facet-resources-coin = Münze
binder-facet-resources-coin-worth = Münze { $value }
binder-facet-resources-might = Macht
binder-facet-resources-might-worth = Macht { $value }
binder-facet-resources-knowledge = Wissen
binder-facet-resources-knowledge-worth = Wissen { $value }
binder-facet-cost-coin = Münze
binder-facet-cost-coin-worth = Münze { $value }
binder-facet-cost-might = Macht
binder-facet-cost-might-worth = Macht { $value }
binder-facet-cost-knowledge = Wissen
binder-facet-cost-knowledge-worth = Wissen { $value }

deck-part-asset = Günstlinge
deck-part-senator = Senatoren

binder-deck-standard = Der übliche Satz
binder-deck-small = Eine kleine Schachtel
