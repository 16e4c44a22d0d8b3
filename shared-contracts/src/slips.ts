/** Shorter words are often one slip away from another word. */
const SHORTEST_MISTYPED = 5;
const SLIPS_PER_LETTER = 0.2;
const MOST_SLIPS = 2;

/** Options of MiniSearch that find words but for letters that are wrong, missing or too many: one in five, two at most. */
export const SLIPS = {
  fuzzy: (term: string) => (term.length >= SHORTEST_MISTYPED ? SLIPS_PER_LETTER : false),
  maxFuzzy: MOST_SLIPS,
};

/** The word with each pair of neighbouring letters the other way round: the commonest slip of all. */
export const transposed = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
