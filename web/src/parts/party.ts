// The two parties of a table by the shape of their crest; a skin says which of its sides is which.
export type Party = "disc" | "shield";
