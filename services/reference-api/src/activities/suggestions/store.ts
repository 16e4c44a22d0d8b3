import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Maximum age of a booking that still shows a person's taste, in days. */
const REMEMBERED_DAYS = 183;
/** Sessions of a series that are looked at for one that can be booked. */
const PER_SERIES = 4;
const MOST_SERIES = 12;
const MOST_RELATED = 6;

/** A session to suggest, and why. */
export interface SuggestedSession {
  id: string;
  because: 'favourite' | 'booked';
}

/** The next sessions of the series that a person likes: favourites first, then what was booked most often. */
export async function listSuggested(
  db: Kysely<Database>,
  { tenantId, personId, now }: { tenantId: number; personId: string; now: Date },
): Promise<SuggestedSession[]> {
  const { rows } = await sql<SuggestedSession>`
    with liked as (
      select series.id, 'favourite' as because, 0 as times
      from favourites favourite
      join session_series series on series.tenant_id = ${tenantId} and series.courts is null and (
        (favourite.kind = 'class' and series.id::text = favourite.key)
        or (favourite.kind = 'instructor' and series.leader = favourite.key))
      where favourite.person_id = ${personId}
      union all
      select session.series_id, 'booked', count(*)
      from order_items item
      join scheduled_sessions session on session.id = item.session_id
      where item.person_id = ${personId} and item.status = 'confirmed'
        and session.tenant_id = ${tenantId}
        and session.starts_at > ${now}::timestamptz - make_interval(days => ${REMEMBERED_DAYS}::integer)
      group by session.series_id
    ), chosen as (
      select id, min(because) filter (where because = 'favourite') as favourite, max(times) as times
      from liked group by id
      order by 2 nulls last, 3 desc, 1 limit ${MOST_SERIES}
    )
    select coming.id, coalesce(chosen.favourite, 'booked') as because
    from chosen
    join session_series series on series.id = chosen.id and series.courts is null
    cross join lateral (
      select session.id, session.starts_at from scheduled_sessions session
      where session.series_id = chosen.id and session.status = 'EventScheduled' and session.starts_at > ${now}
      order by session.starts_at limit ${PER_SERIES}
    ) coming
    order by chosen.favourite nulls last, chosen.times desc, chosen.id, coming.starts_at
  `.execute(db);
  return rows;
}

/** Ids of what is like a class: the same one at its venue at other times, and what else its instructor leads. */
export async function listRelated(
  db: Kysely<Database>,
  { tenantId, id, now }: { tenantId: number; id: string; now: Date },
): Promise<{ id: string; isSame: boolean }[]> {
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    with shown as (
      select session.venue_id, series.name, series.leader, series.activity_id
      from scheduled_sessions session join session_series series on series.id = session.series_id
      where session.id = ${id} and session.tenant_id = ${tenantId}
    ), alike as (
      select series.id, series.venue_id = shown.venue_id and series.name = shown.name
        and series.activity_id = shown.activity_id as "isSame"
      from shown join session_series series on series.tenant_id = ${tenantId} and series.courts is null
        and ((series.venue_id = shown.venue_id and series.name = shown.name
          and series.activity_id = shown.activity_id) or series.leader = shown.leader)
    ), coming as (
      select session.id, alike."isSame", session.starts_at,
        row_number() over (partition by alike."isSame" order by session.starts_at, session.id) as place
      from alike join scheduled_sessions session on session.series_id = alike.id
      where session.status = 'EventScheduled' and session.starts_at > ${now} and session.id <> ${id}
    )
    select id, "isSame" from coming where place <= ${MOST_RELATED} order by starts_at, id
  `.execute(db);
  return rows;
}
