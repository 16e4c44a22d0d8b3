/** Rows that people run along, both ways. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(''))];
const SHORTEST_RUN = 3;
/** So few characters beside what can be foreseen are tried along with it. */
const REST_AT_MOST = 3;
/** Shorter words are part of too many others. */
const SHORTEST_WORD = 3;

/** Number of characters from a position on that follow one of the rows. */
function runAt(text: string, start: number): number {
  let longest = 0;
  for (const row of RUNS) {
    let length = 0;
    while (start + length < text.length && row.includes(text.slice(start, start + length + 1))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at);
    if (length < SHORTEST_RUN) rest += text[at];
    at += length < SHORTEST_RUN ? 1 : length;
  }
  return rest;
}

/**
 * True if a password is nothing but what can be foreseen, save a few characters: runs along the alphabet, the digits or
 * the keyboard (`Abcd1234!`), one piece repeated (`123123123`, `password password`), and words that are known.
 * @param words about the person and the venue, in lower case.
 */
export function isPredictable(password: string, words: readonly string[] = []): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const known = words.filter((word) => word.length >= SHORTEST_WORD).toSorted((a, b) => b.length - a.length);
  const withoutWords = known.reduce((text, word) => text.replaceAll(word, ''), typed);
  const rest = withoutRuns(withoutWords).replace(/(.+?)\1+/gu, '$1');
  return [...rest].length <= REST_AT_MOST;
}
