import MiniSearch from 'minisearch';

/** A name under which sessions take place, and what they are. */
export interface SessionName {
  activityName: string;
  name: string;
  isCourt: boolean;
}

const SHORTEST_PREFIX = 3;
/** Shorter words are often one slip away from another word. */
const SHORTEST_MISTYPED = 5;
const SLIPS_PER_LETTER = 0.2;
const MOST_SLIPS = 2;

/** Words that name no activity. */
const FILLERS = new Set(['a', 'an', 'and', 'any', 'for', 'in', 'of', 'the', 'class', 'classe', 'session']);

const singular = (word: string) =>
  word.length > SHORTEST_PREFIX && !word.endsWith('ss') ? word.replace(/s$/, '') : word;

function normalise(word: string): string | null {
  const plain = singular(
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );
  return plain === '' || FILLERS.has(plain) ? null : plain;
}

/** The word with each pair of neighbouring letters the other way round: the commonest slip of all. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

const prefix = (term: string) => term.length >= SHORTEST_PREFIX;
const fuzzy = (term: string) => (term.length >= SHORTEST_MISTYPED ? SLIPS_PER_LETTER : false);

/**
 * Indexes names for searching by words. A search finds the names that hold every word, or the beginning of it; where none
 * does, those that hold them but for slips of the keyboard.
 * @returns finds names, as their places in `names`, the best match first
 */
export function indexNames(names: readonly SessionName[]): (words: string) => number[] {
  const index = new MiniSearch<SessionName & { id: number; kind: string }>({
    fields: ['name', 'activityName', 'kind'],
    processTerm: normalise,
    searchOptions: { combineWith: 'AND', prefix },
  });
  index.addAll(names.map((name, id) => ({ ...name, id, kind: name.isCourt ? 'court pitch' : '' })));
  const find = (query: Parameters<typeof index.search>[0], options = {}): number[] =>
    index.search(query, options).map(({ id }) => id);

  return (words) => {
    const exact = find(words);
    if (exact.length > 0) return exact;
    const mistyped = find(words, { fuzzy, maxFuzzy: MOST_SLIPS });
    if (mistyped.length > 0) return mistyped;
    const terms = words.split(/[^\p{L}\p{N}]+/u).filter(prefix);
    if (terms.length === 0) return [];
    return find({
      combineWith: 'AND',
      queries: terms.map((term) => ({ combineWith: 'OR', queries: [term, ...swapped(term)], prefix: false })),
    });
  };
}
