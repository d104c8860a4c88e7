# Was jede Version der Regeln geändert hat, für alle, die unter einer früheren begonnen haben.
version-2 = Eine Verurteilung behält ihre Nummer, solange sie wartet. Wird eine nur abgewehrt, endet davon „Passen, bis mich etwas betrifft“ nicht mehr. Du kannst nur noch behaupten, eine Karte gesehen zu haben, wenn du dir eine von dieser Person angesehen oder mit ihr getauscht hast.
