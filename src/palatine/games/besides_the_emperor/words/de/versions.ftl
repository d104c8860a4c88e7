# Was jede Version der Regeln geändert hat, für alle, die unter einer früheren begonnen haben.
version-2 = Eine Verurteilung behält ihre Nummer, solange sie wartet. Wird eine nur abgewehrt, endet dadurch bei niemandem mehr „Passen, bis mich etwas betrifft“. Eine Karte gesehen zu haben, kannst du nur noch behaupten, wenn du dir eine von dieser Person angesehen oder mit ihr getauscht hast.
