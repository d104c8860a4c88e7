// The colours of this game: see style/tokens.css.
export default { "besides-the-emperor": "purple" };
