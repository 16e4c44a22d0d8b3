import type { PreloadedAnswer } from 'shared-contracts/config';

/** How long an answer counts as fresh, and how long a stale one may still be shown while a newer one is fetched. */
export const FRESH_FOR = 30_000;
export const STALE_FOR = 10 * 60_000;
const CAPACITY = 500;

interface Entry {
  answer: PreloadedAnswer;
  fetchedAt: number;
}

type Fetch = () => Promise<PreloadedAnswer | null>;

/** Failures are never kept, so that maintenance starts and ends for everybody at once. */
const isKept = (answer: PreloadedAnswer | null) => answer?.status === 200 || answer?.status === 404;

/** Remembers public answers for a short time; calls for the same one share a single fetch. */
export function createAnswerCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<PreloadedAnswer | null>>();

  function remember(key: string, answer: PreloadedAnswer): void {
    entries.delete(key);
    entries.set(key, { answer, fetchedAt: now() });
    for (const oldest of entries.keys()) {
      if (entries.size <= CAPACITY) break;
      entries.delete(oldest);
    }
  }

  function refresh(key: string, fetch: Fetch): Promise<PreloadedAnswer | null> {
    const known = underWay.get(key);
    if (known) return known;
    const fetching = fetch()
      .then((answer) => {
        if (answer && isKept(answer)) remember(key, answer);
        else entries.delete(key);
        return answer;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  }

  return function read(key: string, fetch: Fetch): Promise<PreloadedAnswer | null> {
    const entry = entries.get(key);
    const age = entry ? now() - entry.fetchedAt : Number.POSITIVE_INFINITY;
    if (!entry || age >= STALE_FOR) return refresh(key, fetch);
    if (age >= FRESH_FOR) void refresh(key, fetch);
    return Promise.resolve(entry.answer);
  };
}
