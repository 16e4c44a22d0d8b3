/** Attribute of the document element once the fonts of its theme are active, or are waited for no longer. */
export const FONTS_ACTIVE = 'data-fonts-active';

/** Longest time that a page waits for its fonts, in milliseconds (decisions 50). */
export const FONT_WAIT_LIMIT = 3_000;
