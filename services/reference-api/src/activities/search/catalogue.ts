import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/index.ts';
import { indexNames, type SessionName } from './match-names.ts';
import { listSeries } from './store.ts';

/** Series change when a timetable is loaded, which is seldom; a new one is found after this time, in milliseconds. */
const KEPT_FOR = 60_000;
const MOST_TENANTS = 50;

/** Activities of a tenant, by venue. */
interface Catalogue {
  names: readonly SessionName[];
  /** Finds names by words, as their places in `names`. */
  find: (words: string) => number[];
  /** Series of a name, by its place in `names`. */
  series: readonly { id: number; venueId: string }[][];
}

/** The series that words name, and what their activities are called. */
export interface NamedSeries {
  activities: string[];
  series: { id: number; venueId: string }[];
}

/** Finds series by words. What takes place is read once a minute, not with every search. */
export function createCatalogues() {
  const known = new LRUCache<number, Promise<Catalogue>>({ max: MOST_TENANTS, ttl: KEPT_FOR });

  function read(db: Kysely<Database>, tenantId: number): Promise<Catalogue> {
    const kept = known.get(tenantId);
    if (kept) return kept;
    const made = listSeries(db, tenantId).then(asCatalogue);
    known.set(tenantId, made);
    made.catch(() => known.delete(tenantId));
    return made;
  }

  return {
    async named(db: Kysely<Database>, tenantId: number, words: string): Promise<NamedSeries> {
      const { names, find, series } = await read(db, tenantId);
      const found = find(words);
      return {
        activities: [...new Set(found.flatMap((at) => names[at]?.activityName ?? []))],
        series: found.flatMap((at) => series[at] ?? []),
      };
    },
  };
}

export type Catalogues = ReturnType<typeof createCatalogues>;

function asCatalogue(rows: Awaited<ReturnType<typeof listSeries>>): Catalogue {
  const places = new Map<string, number>();
  const names: SessionName[] = [];
  const series: { id: number; venueId: string }[][] = [];
  for (const { id, venueId, ...name } of rows) {
    const key = JSON.stringify([name.activityName, name.name, name.isCourt]);
    const at = places.get(key) ?? names.length;
    if (at === names.length) {
      places.set(key, at);
      names.push(name);
      series.push([]);
    }
    series[at]?.push({ id, venueId });
  }
  return { names, find: indexNames(names), series };
}
