import { type Kysely, sql } from 'kysely';
import type { Favourite } from 'shared-contracts/api/favourites';
import type { Database } from '../../platform/index.ts';

/** Names and venues of a person's favourites. One that the tenant no longer has is left out. */
export async function listFavourites(
  db: Kysely<Database>,
  tenantId: number,
  personId: string,
): Promise<Omit<Favourite, 'next'>[]> {
  const { rows } = await sql<Omit<Favourite, 'next'>>`
    select favourite.id, favourite.kind, favourite.key,
      coalesce(series.name, venue.name, favourite.key) as name,
      case when venue.id is null then null
        else json_build_object('slug', venue.slug, 'name', venue.name) end as venue
    from favourites favourite
    left join session_series series
      on favourite.kind = 'class' and series.id::text = favourite.key and series.tenant_id = ${tenantId}
    left join venues venue on venue.tenant_id = ${tenantId} and (
      (favourite.kind = 'venue' and venue.slug = favourite.key) or venue.id = series.venue_id)
    where favourite.person_id = ${personId}
      and (favourite.kind = 'instructor' or venue.id is not null)
    order by lower(coalesce(series.name, venue.name, favourite.key)), favourite.id
  `.execute(db);
  return rows;
}

/** True if the tenant has such a venue, class or instructor. */
export async function isKnown(
  db: Kysely<Database>,
  tenantId: number,
  { kind, key }: Pick<Favourite, 'kind' | 'key'>,
): Promise<boolean> {
  const source = {
    venue: sql`venues where slug = ${key}`,
    class: sql`session_series where id::text = ${key} and courts is null`,
    instructor: sql`session_series where leader = ${key}`,
  }[kind];
  const { rows } = await sql`select 1 from ${source} and tenant_id = ${tenantId} limit 1`.execute(db);
  return rows.length > 0;
}
