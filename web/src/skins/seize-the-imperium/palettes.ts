// The colours of this game: see style/tokens.css.
export default { "seize-the-imperium": "night" };
