/** A customer's text in pieces, those that were typed marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** A name with the typed beginnings of its words marked, however they are accented. */
export function markName(name: string, typed: string): Piece[] {
  const starts = fold(typed)
    .split(/[\s-]+/)
    .filter(Boolean);
  return name.split(/(?<=[\s-])/).flatMap((word) => {
    const start = starts.find((each) => fold(word).startsWith(each));
    if (start === undefined) return [{ text: word, isMatch: false }];
    return [
      { text: word.slice(0, start.length), isMatch: true },
      { text: word.slice(start.length), isMatch: false },
    ].filter(({ text }) => text !== '');
  });
}

/** An email address or customer ID, marked where it is what was typed. */
export const markWhole = (text: string, typed: string): Piece[] => [
  { text, isMatch: fold(text) === fold(typed.trim()) },
];

/** A postcode, marked where it begins with what was typed. */
export function markPostcode(postcode: string, typed: string): Piece[] {
  const start = compact(typed);
  return [{ text: postcode, isMatch: start !== '' && compact(postcode).startsWith(start) }];
}

/** True if a phone number was typed, which the search knows and does not show. */
export const isPhoneSearch = (typed: string): boolean => /^[+\d][\d\s()./-]*$/.test(typed.trim());
