binder-kind-blade = Blade
binder-kind-blade-about = It goes round the table, face up.
binder-number-passes = Passes
