import { type Kysely, sql } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import type { Database } from '../../platform/index.ts';
import { recordTimetableEnd } from '../../venues/index.ts';

/** The timetable reaches from today to this many days ahead. */
export const TIMETABLE_DAYS = 28;

/**
 * Turns the weekly times of a tenant's series into sessions of the days ahead, in one statement; none on a day on which
 * its venue stays closed. Sessions that are there already stay as they are. Sales at the desk are a repeatable share of the capacity, drawn from the session's
 * id: about one in fourteen is full, as many have one to three places left; one in two hundred is cancelled.
 */
export async function fillTimetable(db: Kysely<Database>, tenantId: number, now: Date): Promise<number> {
  const from = siteDay(now);
  const until = addDays(from, TIMETABLE_DAYS);
  const result = await sql`
    with occurrences as (
      select
        series.id || '-' || to_char(day, 'YYYYMMDD') || '-' || replace(times.start_time, ':', '') as id,
        series.id as series_id,
        series.venue_id,
        series.tenant_id,
        series.capacity,
        series.duration_minutes,
        times.places_left,
        (day + times.start_time::time) at time zone 'Europe/London' as starts_at
      from session_series series
      join tenants on tenants.id = series.tenant_id
      join venues on venues.id = series.venue_id
      join series_times times on times.series_id = series.id
      join generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') day
        on extract(isodow from day) = times.weekday
      where series.tenant_id = ${tenantId}
        and to_char(day, 'YYYY-MM-DD') > coalesce(tenants.timetable_until, '')
        and not coalesce(
          coalesce(venues.settings -> 'openingHours', tenants.settings -> 'venues' -> 'openingHours') -> 'special'
            @> jsonb_build_array(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'opens', null)),
          false)
    ), drawn as (
      select
        occurrences.*,
        ('x' || substr(md5(id), 1, 4))::bit(16)::integer / 65536.0 as demand,
        ('x' || substr(md5(id), 5, 4))::bit(16)::integer / 65536.0 as luck
      from occurrences
    )
    insert into scheduled_sessions
      (id, series_id, venue_id, tenant_id, starts_at, ends_at, capacity, places_sold_elsewhere, status)
    select
      id, series_id, venue_id, tenant_id, starts_at,
      starts_at + make_interval(mins => duration_minutes),
      capacity,
      greatest(0, case
        when places_left is not null then capacity - places_left
        when demand < 0.07 then capacity
        when demand < 0.14 then capacity - 1 - floor(luck * 3)::integer
        else floor(capacity * (0.05 + 0.7 * luck))::integer
      end),
      case when places_left is null and demand > 0.995 then 'EventCancelled' else 'EventScheduled' end
    from drawn
    on conflict (id) do nothing`.execute(db);
  await recordTimetableEnd(db, tenantId, until);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Fills the timetable of every tenant that does not reach far enough; answers how many sessions are new.
 * @param tenant fills this tenant's alone.
 */
export async function fillTimetables(db: Kysely<Database>, now: Date, tenant?: string): Promise<number> {
  const until = addDays(siteDay(now), TIMETABLE_DAYS);
  const behind = await db
    .selectFrom('tenants')
    .select('id')
    .where((where) => where.or([where('timetableUntil', 'is', null), where('timetableUntil', '<', until)]))
    .$if(tenant !== undefined, (all) => all.where('slug', '=', tenant ?? ''))
    .orderBy('id')
    .execute();
  let added = 0;
  for (const { id } of behind) added += await db.transaction().execute((tx) => fillTimetable(tx, id, now));
  return added;
}
