// The colours of the senate games' themes: see style/tokens.css.
export default { "sith-imperative": "steel", "secret-emperor": "purple", "roman-senate": "marble" };
