import MiniSearch from 'minisearch';
import { SLIPS, transposed } from 'shared-contracts/slips';

/** A name under which sessions take place, and what they are. */
export interface SessionName {
  activityName: string;
  name: string;
  isCourt: boolean;
}

const SHORTEST_PREFIX = 3;
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

const prefix = (term: string) => term.length >= SHORTEST_PREFIX;

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
    const mistyped = find(words, SLIPS);
    if (mistyped.length > 0) return mistyped;
    const terms = words.split(/[^\p{L}\p{N}]+/u).filter(prefix);
    if (terms.length === 0) return [];
    return find({
      combineWith: 'AND',
      queries: terms.map((term) => ({
        combineWith: 'OR',
        queries: [term, ...transposed(term)],
        prefix: false,
      })),
    });
  };
}
