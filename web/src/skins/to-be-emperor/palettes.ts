// The colours of this game: see style/tokens.css.
export default { "to-be-emperor": "marble" };
