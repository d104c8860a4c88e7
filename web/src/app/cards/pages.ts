// How many cards the binder shows at once: a page has two rows of three, or three of two.
export const PER_PAGE = 6;
export const PER_SPREAD = 2 * PER_PAGE;
