import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { Sources } from './store.ts';

/** Number of sessions that are read at once. */
export const CANDIDATES_PER_PAGE = 300;

/** Conditions for a series. Its offers decide only the best possible price: a person's price is worked out later. */
export interface SeriesCriteria {
  activity: string | undefined;
  isWomenOnly: boolean;
  /** Slugs of levels, any of which will do; empty = every level. */
  levels: readonly string[];
  /** Slugs of the support that is needed, all of it. */
  support: readonly string[];
  age: number | null;
  /** In pence; `null` = at any price. */
  priceLimit: number | null;
  /** No one is logged in, so only offers for everyone count. */
  isVisitor: boolean;
}

interface Wanted {
  tenantId: number;
  now: Date;
  sources: Sources;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** By the venue's clock, HH:MM. */
  startsFrom: string | undefined;
  startsBefore: string | undefined;
  /** Only sessions that may have a place left. */
  hasPlaces: boolean;
  series: SeriesCriteria;
  /** Number of sessions in front of these that have been read. */
  offset: number;
}

const everything = sql`true`;
const start = sql`session.starts_at at time zone 'Europe/London'`;
const clock = sql`to_char(${start}, 'HH24:MI')`;
const joins = {
  series: sql`near(id integer, metres double precision)
    join scheduled_sessions session on session.series_id = near.id`,
  venues: sql`near(id text, metres double precision)
    join scheduled_sessions session on session.venue_id = near.id`,
};
/** A label as a query carries it: `Hearing impairment` -> `hearing-impairment`. */
const slugOf = (label: ReturnType<typeof sql>) =>
  sql`trim(both '-' from regexp_replace(lower(${label}), '[^a-z0-9]+', '-', 'g'))`;

/** Series to search. */
function seriesConditions(wish: SeriesCriteria) {
  const { activity, isWomenOnly, levels, support, age, priceLimit, isVisitor } = wish;
  const conditions = [everything];
  if (activity !== undefined)
    conditions.push(sql`series.activity_id = (select id from activities where slug = ${activity})`);
  if (isWomenOnly) conditions.push(sql`series.gender_restriction = 'FemaleOnly'`);
  if (levels.length > 0)
    conditions.push(
      sql`(series.level is null or ${slugOf(sql`series.level`)} in (${sql.join(['all', 'all-levels', ...levels])}))`,
    );
  for (const needed of support)
    conditions.push(sql`exists (
      select from jsonb_array_elements_text(series.accessibility_support) given
      where ${slugOf(sql`given`)} = ${needed})`);
  if (age !== null)
    conditions.push(sql`coalesce(series.age_min, 0) <= ${age} and coalesce(series.age_max, 200) >= ${age}`);
  if (priceLimit !== null)
    conditions.push(sql`exists (
      select from jsonb_to_recordset(series.offers) as offer("pricePence" integer, audience text)
      where offer."pricePence" <= ${priceLimit}
        and ${isVisitor ? sql`offer.audience = 'standard'` : everything})`);
  return sql.join(conditions, sql` and `);
}

/** Sessions to come in a span of days: by day, within a day the nearest first, then by start time. */
export async function listCandidates(
  db: Kysely<Database>,
  { tenantId, now, sources, from, to, startsFrom, startsBefore, hasPlaces, series, offset }: Wanted,
): Promise<{ id: string; isCourt: boolean }[]> {
  const { rows } = await sql<{ id: string; isCourt: boolean }>`
    select session.id, series.courts is not null as "isCourt"
    from jsonb_to_recordset(${JSON.stringify(sources.near)}::jsonb) as ${joins[sources.of]}
    join session_series series on series.id = session.series_id
    where session.tenant_id = ${tenantId}
      and session.status = 'EventScheduled'
      and session.starts_at > ${now}
      and session.starts_at >= ${from}::timestamp at time zone 'Europe/London'
      and session.starts_at < (${to}::timestamp + interval '1 day') at time zone 'Europe/London'
      and ${startsFrom === undefined ? everything : sql`${clock} >= ${startsFrom}`}
      and ${startsBefore === undefined ? everything : sql`${clock} < ${startsBefore}`}
      and ${hasPlaces ? sql`session.places_sold_elsewhere < session.capacity` : everything}
      and ${seriesConditions(series)}
    order by (${start})::date, near.metres nulls last, session.starts_at, session.id
    limit ${CANDIDATES_PER_PAGE} offset ${offset}
  `.execute(db);
  return rows;
}
