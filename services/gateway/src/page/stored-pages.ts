import { LRUCache } from 'lru-cache';
import { createPageBytes, type PageBytes } from './page-bytes.ts';
import type { PageDocument } from './page-document.ts';

/** Limit for a page's rendering, in milliseconds; then it is sent as its skeleton. */
export const RENDER_BUDGET = 80;

/** Time for which the last rendered page may replace a late one, in milliseconds after it was up to date. */
const LAST_PAGE_FOR = 30_000;

/** Total size of stored pages, in bytes. */
const CAPACITY = 48 * 1024 * 1024;

/** The inputs of a page besides its key. */
export interface PageInputs {
  /** If one of these is another object, no earlier page can be sent. */
  build: readonly unknown[];
  /** Its answers, and the instant they are valid for: while it is rendered again, the page before may be sent. */
  answers: readonly unknown[];
}

interface LastPage {
  page: PageBytes;
  /** When its inputs were last those of a requested page. */
  currentAt: number;
}

interface Entry {
  madeOf: PageInputs;
  currentAt: number;
  last: LastPage | null;
  plain: PageBytes | null;
  rendered: PageBytes | null;
  rendering: Promise<PageBytes | null> | null;
}

export interface PageBuilders {
  /** The skeleton, available at once. */
  plain(): PageDocument;
  /** The page with its content; `null` where it is not rendered. Answers `null` when it could not be. */
  rendered: (() => Promise<PageDocument | null>) | null;
}

export interface StoredPages {
  /** A page is stored as long as all its inputs are identical. */
  of(key: string, madeOf: PageInputs, makers: PageBuilders): Promise<PageBytes>;
}

/** At least one byte, which the cache requires. */
const sizeOf = ({ plain, rendered, last }: Entry): number =>
  1 + (plain?.size ?? 0) + (rendered?.size ?? 0) + (last?.page.size ?? 0);

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, at) => part === others[at]);

/** The page to send in place of one that is made of other answers. */
const lastOf = ({ rendered, currentAt, last }: Entry): LastPage | null =>
  rendered ? { page: rendered, currentAt } : last;

/**
 * Stores pages with their compressed forms. Requests for the same page share one rendering; a late one is stored for the
 * next request, and until then the last rendered one is sent if it was up to date a moment ago.
 */
export function createStoredPages(
  budget = RENDER_BUDGET,
  capacity = CAPACITY,
  now: () => number = Date.now,
): StoredPages {
  const entries = new LRUCache<string, Entry>({ maxSize: capacity, sizeCalculation: sizeOf });

  function entryOf(key: string, madeOf: PageInputs): Entry {
    const known = entries.get(key);
    const isOfBuild = known !== undefined && areSame(known.madeOf.build, madeOf.build);
    const isSame = isOfBuild && areSame(known.madeOf.answers, madeOf.answers);
    const last = isOfBuild ? lastOf(known) : null;
    const entry = isSame
      ? known
      : { madeOf, currentAt: 0, last, plain: null, rendered: null, rendering: null };
    entry.currentAt = now();
    if (!isSame) entries.set(key, entry);
    return entry;
  }

  /** Stores an entry with its size of now, unless another one has taken its place or it has been evicted. */
  function storeGrown(key: string, entry: Entry): void {
    if (entries.peek(key) !== entry) return;
    // The cache takes the size of a value only when it is new.
    entries.delete(key);
    entries.set(key, entry);
  }

  function startRendering(
    key: string,
    entry: Entry,
    render: () => Promise<PageDocument | null>,
  ): Promise<PageBytes | null> {
    entry.rendering ??= render()
      .then((document) => {
        entry.rendered = document && createPageBytes(document);
        if (entry.rendered) entry.last = null;
        storeGrown(key, entry);
        return entry.rendered;
      })
      .finally(() => {
        entry.rendering = null;
      });
    return entry.rendering;
  }

  function plainOf(key: string, entry: Entry, makers: PageBuilders): PageBytes {
    if (!entry.plain) {
      entry.plain = createPageBytes(makers.plain());
      storeGrown(key, entry);
    }
    return entry.plain;
  }

  function lastPage({ last }: Entry): PageBytes | null {
    return last && now() - last.currentAt <= LAST_PAGE_FOR ? last.page : null;
  }

  return {
    async of(key, madeOf, makers) {
      const entry = entryOf(key, madeOf);
      if (!makers.rendered) return plainOf(key, entry, makers);
      if (entry.rendered) return entry.rendered;
      const { promise: late, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(() => resolve(null), budget);
      const rendered = await Promise.race([startRendering(key, entry, makers.rendered), late]);
      clearTimeout(timer);
      return rendered ?? lastPage(entry) ?? plainOf(key, entry, makers);
    },
  };
}
