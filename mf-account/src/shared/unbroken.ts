const NO_BREAK = '\u00a0';

/** Words that are never broken across two lines, as those of a date. */
export const unbroken = (words: string): string => words.replaceAll(' ', NO_BREAK);
