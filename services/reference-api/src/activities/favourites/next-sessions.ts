import { sql } from 'kysely';
import type { FoundSession } from 'shared-contracts/api/session-search';
import { type Call, requireUser } from '../../platform/index.ts';
import { readFound } from '../suggestions/read-found.ts';

/** Classes of one favourite that are looked at for one that can be booked. */
const PER_FAVOURITE = 4;

/** Ids of the next classes of each favourite, soonest first. Courts are left out. */
async function listComing({ db, tenant, now }: Call, personId: string) {
  const { rows } = await sql<{ favouriteId: string; id: string }>`
    with liked as (
      select favourite.id as "favouriteId", session.id, session.starts_at
      from favourites favourite
      join session_series series on series.tenant_id = ${tenant.id} and series.courts is null and (
        (favourite.kind = 'class' and series.id::text = favourite.key)
        or (favourite.kind = 'instructor' and series.leader = favourite.key))
      cross join lateral (
        select id, starts_at from scheduled_sessions
        where series_id = series.id and status = 'EventScheduled' and starts_at > ${now()}::timestamptz
        order by starts_at limit ${PER_FAVOURITE}
      ) session
      where favourite.person_id = ${personId}
      union all
      select favourite.id, session.id, session.starts_at
      from favourites favourite
      join venues venue on favourite.kind = 'venue' and venue.tenant_id = ${tenant.id}
        and venue.slug = favourite.key
      cross join lateral (
        select coming.id, coming.starts_at from scheduled_sessions coming
        join session_series series on series.id = coming.series_id and series.courts is null
        where coming.venue_id = venue.id and coming.status = 'EventScheduled'
          and coming.starts_at > ${now()}::timestamptz
        order by coming.starts_at limit ${PER_FAVOURITE}
      ) session
      where favourite.person_id = ${personId}
    ), ranked as (
      select *, row_number() over (partition by "favouriteId" order by starts_at, id) as place from liked
    )
    select "favouriteId", id from ranked where place <= ${PER_FAVOURITE} order by starts_at, id
  `.execute(db);
  return rows;
}

/** The next class of each favourite that the person can book, by the favourite's id. */
export async function nextOfFavourites(call: Call): Promise<Map<string, FoundSession>> {
  const user = requireUser(call);
  const coming = await listComing(call, user.id);
  const found = await readFound(call, user, [...new Set(coming.map(({ id }) => id))]);
  const next = new Map<string, FoundSession>();
  for (const { favouriteId, id } of coming) {
    const session = found.get(id);
    if (session?.session.bookable.canBook && !next.has(favouriteId)) next.set(favouriteId, session);
  }
  return next;
}
