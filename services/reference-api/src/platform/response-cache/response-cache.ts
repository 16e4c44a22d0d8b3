import { LRUCache } from 'lru-cache';
import type { Changes } from '../database/changes.ts';
import { CachedAnswer } from './cached-answer.ts';

/** Maximum size of all stored answers, in bytes, and of one. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 16 * 1024 * 1024;

/** An answer as its call made it. */
export interface ComputedAnswer {
  envelope: unknown;
  /** Words of the statements it was made with: the tables among them are what it depends on. */
  words: ReadonlySet<string>;
  /** Since and until when it says what is true, in milliseconds, where it depends on the time. */
  from: number;
  until: number;
}

interface Entry {
  answer: CachedAnswer;
  /** `null`: it changes without anyone hearing of it. */
  tables: ReadonlySet<string> | null;
  /** Number of the last change before it was made. */
  since: number;
  from: number;
  until: number;
}

/** Answers that are the same for every visitor, until what they were made of changes. */
export interface ResponseCache {
  /** The answer under a key; made where there is none, once for all who ask at the same time. */
  read(key: string, make: () => Promise<ComputedAnswer>): Promise<CachedAnswer>;
}

interface UnderWay {
  since: number;
  made: Promise<Entry>;
}

export function createResponseCache(changes: Changes, now: () => Date): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_OF_ONE,
    sizeCalculation: ({ answer }, key) => answer.bytes + key.length,
  });
  const underWay = new Map<string, UnderWay>();

  function isTrue({ tables, since, from, until }: Entry): boolean {
    if (tables === null || !changes.isHearing()) return false;
    const at = now().getTime();
    return from <= at && at < until && changes.isUnchanged(tables, since);
  }

  async function makeEntry(since: number, make: () => Promise<ComputedAnswer>): Promise<Entry> {
    const { envelope, words, from, until } = await make();
    return { answer: new CachedAnswer(envelope), tables: changes.toldTables(words), since, from, until };
  }

  async function makeOnce(key: string, make: () => Promise<ComputedAnswer>): Promise<Entry> {
    const since = changes.latest();
    const made = makeEntry(since, make);
    const own = { since, made };
    underWay.set(key, own);
    try {
      const entry = await made;
      if (isTrue(entry)) entries.set(key, entry);
      return entry;
    } finally {
      if (underWay.get(key) === own) underWay.delete(key);
    }
  }

  return {
    async read(key, make) {
      const known = entries.get(key);
      if (known && isTrue(known)) return known.answer;
      const begun = underWay.get(key);
      if (begun?.since === changes.latest()) {
        const shared = await begun.made;
        if (isTrue(shared)) return shared.answer;
      }
      return (await makeOnce(key, make)).answer;
    },
  };
}
