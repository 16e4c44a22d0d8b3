import MiniSearch from 'minisearch';
import { SLIPS, transposed } from 'shared-contracts/slips';
import { indexOtherNames, type OtherNames } from './other-names.ts';

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

const COURT_TERMS = ['court', 'pitch'];

const termsOf = (words: string): string[] =>
  words.split(/[^\p{L}\p{N}]+/u).flatMap((word) => normalise(word) ?? []);

const prefix = (term: string) => term.length >= SHORTEST_PREFIX;

/** Result of a search by words. */
export interface FoundNames {
  /** As their places in the list of names, the best match first. */
  at: number[];
  /** Not all of the words are in the names: they were taken for another name, for a slip of the keyboard, or in part. */
  isReadAs: boolean;
}

/**
 * Indexes names for searching by words. A search finds the names that hold every word, or the beginning of it; where none
 * does, those of an activity that has the words as another name; then those that hold them but for slips of the keyboard; then
 * those of an activity that has the words, mistyped, as another name; and last those of activities that are named in full
 * among the words: `yoga for absolute starters`.
 */
export function indexNames(
  names: readonly SessionName[],
  otherNames: OtherNames = {},
): (words: string) => FoundNames {
  const index = new MiniSearch<SessionName & { id: number; kind: string }>({
    fields: ['name', 'activityName', 'kind'],
    processTerm: normalise,
    searchOptions: { combineWith: 'AND', prefix },
  });
  index.addAll(names.map((name, id) => ({ ...name, id, kind: name.isCourt ? COURT_TERMS.join(' ') : '' })));
  const inOwnWords = indexOtherNames(otherNames, normalise);
  const others = new MiniSearch<{ id: number; activity: string; other: string }>({
    fields: ['other'],
    storeFields: ['activity'],
    processTerm: normalise,
    searchOptions: { combineWith: 'AND', ...SLIPS },
  });
  others.addAll(
    Object.entries(otherNames)
      .flatMap(([activity, words]) => words.map((other) => ({ activity, other })))
      .map((one, id) => ({ ...one, id })),
  );
  const find = (query: Parameters<typeof index.search>[0], options = {}): number[] =>
    index.search(query, options).map(({ id }) => id);

  function findSwapped(words: string): number[] {
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
  }

  /** The names for the first of some readings that there are any for. */
  function findFirst(readings: Iterable<string>): number[] {
    for (const reading of readings) {
      const at = find(reading, { prefix: false });
      if (at.length > 0) return at;
    }
    return [];
  }

  const called = [...new Set(names.map(({ activityName }) => activityName))].map((activity) => ({
    activity,
    terms: termsOf(activity),
  }));

  /** The names of the activities in the words. A court in the words is a wish of its own, which no class fulfils. */
  function findNamedAmong(words: string): number[] {
    const typed = new Set(termsOf(words));
    if (COURT_TERMS.some((term) => typed.has(term))) return [];
    const activities = new Set(
      called
        .filter(({ terms }) => terms.length > 0 && terms.every((term) => typed.has(term)))
        .map(({ activity }) => activity),
    );
    return names.flatMap(({ activityName }, at) => (activities.has(activityName) ? [at] : []));
  }

  function* readings(words: string): Generator<number[]> {
    yield findFirst(inOwnWords(words));
    yield find(words, SLIPS);
    yield findSwapped(words);
    yield findFirst(others.search(words).map((found) => String(found.activity)));
    yield findNamedAmong(words);
  }

  return (words) => {
    const own = find(words);
    if (own.length > 0) return { at: own, isReadAs: false };
    for (const at of readings(words)) if (at.length > 0) return { at, isReadAs: true };
    return { at: [], isReadAs: false };
  };
}
