import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { PreloadedAnswer } from 'shared-contracts/config';

/** Of answers, in milliseconds. */
export interface Lifetimes {
  /** Time for which an answer is fresh. */
  freshFor: number;
  /** Time for which an answer may be shown while a newer one is fetched. */
  staleFor: number;
}

export const FRESH_FOR = 30_000;
export const STALE_FOR = 10 * 60_000;
/** Maximum number of answers: the least recently read are evicted. */
export const CAPACITY = 500;

interface Entry {
  answer: PreloadedAnswer;
  fetchedAt: number;
}

type Fetch = () => Promise<PreloadedAnswer | null>;

/** Failures are never cached, so that maintenance starts and ends for everyone at once. */
const isKept = (answer: PreloadedAnswer | null) => answer?.status === 200 || answer?.status === 404;

/** Remembers public answers for a short time; calls for the same one share a single fetch. */
export function createAnswerCache(
  { freshFor, staleFor }: Lifetimes = { freshFor: FRESH_FOR, staleFor: STALE_FOR },
  now: () => number = Date.now,
) {
  const entries = new LRUCache<string, Entry>({ max: CAPACITY });
  const underWay = new Map<string, Promise<PreloadedAnswer | null>>();

  /** An unchanged answer stays the same object, so that pages made from it need not be rebuilt. */
  function remember(key: string, fetched: PreloadedAnswer): PreloadedAnswer {
    const before = entries.get(key)?.answer;
    const answer = before && isDeepStrictEqual(before, fetched) ? before : fetched;
    entries.set(key, { answer, fetchedAt: now() });
    return answer;
  }

  function refresh(key: string, fetch: Fetch): Promise<PreloadedAnswer | null> {
    const known = underWay.get(key);
    if (known) return known;
    const fetching = fetch()
      .then((answer) => {
        if (answer && isKept(answer)) return remember(key, answer);
        entries.delete(key);
        return answer;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  }

  return function read(key: string, fetch: Fetch): Promise<PreloadedAnswer | null> {
    const entry = entries.get(key);
    const age = entry ? now() - entry.fetchedAt : Number.POSITIVE_INFINITY;
    if (!entry || age >= staleFor) return refresh(key, fetch);
    if (age >= freshFor) void refresh(key, fetch);
    return Promise.resolve(entry.answer);
  };
}
