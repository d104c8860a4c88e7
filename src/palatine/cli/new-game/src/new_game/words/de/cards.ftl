binder-kind-blade = Klinge
binder-kind-blade-about = Sie geht offen um den Tisch.
binder-number-passes = Übergaben
