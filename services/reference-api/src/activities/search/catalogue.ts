import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, Tenant } from '../../platform/index.ts';
import { type FoundNames, indexNames, type SessionName } from './match-names.ts';
import { type OtherNames, USUAL_NAMES, USUAL_WORDS } from './other-names.ts';
import { listSeries } from './store.ts';

/** Series change when a timetable is loaded, which is seldom; a new one is found after this time, in milliseconds. */
const KEPT_FOR = 60_000;
const MOST_TENANTS = 50;

/** Activities of a tenant, by venue. */
interface Catalogue {
  names: readonly SessionName[];
  /** Finds names by words. */
  find: (words: string) => FoundNames;
  /** Series of a name, by its place in `names`. */
  series: readonly { id: number; venueId: string }[][];
}

/** The series that words name, and what their activities are called. */
export interface NamedSeries {
  activities: string[];
  /** The words are in none of their names. */
  isReadAs: boolean;
  series: { id: number; venueId: string }[];
}

type Searched = Pick<Tenant, 'id' | 'settings'>;

/** The usual names, with those that a tenant gives an activity besides. */
function namesOf(own: OtherNames = {}): OtherNames {
  const usual = { ...USUAL_NAMES, ...USUAL_WORDS };
  const activities = new Set([...Object.keys(own), ...Object.keys(usual)]);
  return Object.fromEntries(
    [...activities].map((name) => [name, [...(own[name] ?? []), ...(usual[name] ?? [])]]),
  );
}

/** Finds series by words. What takes place is read once a minute, not with every search. */
export function createCatalogues() {
  const known = new LRUCache<number, Promise<Catalogue>>({ max: MOST_TENANTS, ttl: KEPT_FOR });

  function read(db: Kysely<Database>, { id, settings }: Searched): Promise<Catalogue> {
    const kept = known.get(id);
    if (kept) return kept;
    const made = listSeries(db, id).then((rows) => asCatalogue(rows, namesOf(settings.otherNames)));
    known.set(id, made);
    made.catch(() => known.delete(id));
    return made;
  }

  return {
    async named(db: Kysely<Database>, tenant: Searched, words: string): Promise<NamedSeries> {
      const { names, find, series } = await read(db, tenant);
      const { at: found, isReadAs } = find(words);
      return {
        activities: [...new Set(found.flatMap((at) => names[at]?.activityName ?? []))],
        isReadAs,
        series: found.flatMap((at) => series[at] ?? []),
      };
    },
  };
}

export type Catalogues = ReturnType<typeof createCatalogues>;

function asCatalogue(rows: Awaited<ReturnType<typeof listSeries>>, otherNames: OtherNames): Catalogue {
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
  return { names, find: indexNames(names, otherNames), series };
}
