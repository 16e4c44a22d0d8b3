const BETWEEN = '@';

/** Names one wording of a text; the first one has the name of the text, as before wordings were counted. */
export const wordingName = (termId: string, version: number): string =>
  version === 1 ? termId : `${termId}${BETWEEN}${version}`;

/** The text that a wording is of. */
export const termOfWording = (name: string): string => name.split(BETWEEN)[0] ?? name;
