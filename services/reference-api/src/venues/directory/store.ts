import type { Kysely, Selectable } from 'kysely';
import type { Database, VenueTable } from '../../platform/index.ts';

export type VenueRow = Selectable<Omit<VenueTable, 'theme' | 'footerHtml'>>;

const columns = [
  'id',
  'tenantId',
  'slug',
  'name',
  'address1',
  'address2',
  'town',
  'postcode',
  'lat',
  'lng',
  'district',
  'region',
  'placeType',
  'facilities',
  'settings',
] as const;

export function listVenues(db: Kysely<Database>, tenantId: number): Promise<VenueRow[]> {
  return db
    .selectFrom('venues')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findVenue(
  db: Kysely<Database>,
  tenantId: number,
  slug: string,
): Promise<VenueRow | undefined> {
  return db
    .selectFrom('venues')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** A venue by its id; ids of other tenants lead to none. */
export function findVenueById(
  db: Kysely<Database>,
  tenantId: number,
  id: string,
): Promise<VenueRow | undefined> {
  return db
    .selectFrom('venues')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Footer of the venue, else its tenant's; `undefined` when the tenant has no venue of that id. */
export async function readFooter(
  db: Kysely<Database>,
  tenantId: number,
  venueId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('venues')
    .innerJoin('tenants', 'tenants.id', 'venues.tenantId')
    .where('venues.tenantId', '=', tenantId)
    .where('venues.id', '=', venueId)
    .select((select) => select.fn.coalesce('venues.footerHtml', 'tenants.footerHtml').as('html'))
    .executeTakeFirst();
  return row?.html;
}
