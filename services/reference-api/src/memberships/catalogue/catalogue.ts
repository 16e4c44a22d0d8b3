import type { Kysely, Selectable } from 'kysely';
import type { Database, MembershipPaymentOptionTable, MembershipTypeTable } from '../../platform/index.ts';

export type OptionRow = Selectable<MembershipPaymentOptionTable>;

/** A membership type with its ways to pay and the venues it is limited to. */
export interface CatalogueType extends Selectable<MembershipTypeTable> {
  options: OptionRow[];
  venues: { id: string; name: string }[];
}

/** An id of a path or body as the database keeps it; `null` for anything that is none. */
export const numericId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** True if a type can be used, and so is sold, at a venue. */
export const isSoldAt = (type: Pick<CatalogueType, 'isRestricted' | 'venues'>, venueId: string): boolean =>
  !type.isRestricted || type.venues.some(({ id }) => id === venueId);

/** The types of a tenant in their order, or those with the ids. */
export async function readCatalogue(
  db: Kysely<Database>,
  tenantId: number,
  ids?: readonly number[],
): Promise<CatalogueType[]> {
  const types = await db
    .selectFrom('membershipTypes')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (types.length === 0) return [];
  const typeIds = types.map(({ id }) => id);
  const options = await db
    .selectFrom('membershipPaymentOptions')
    .selectAll()
    .where('membershipTypeId', 'in', typeIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const venues = await db
    .selectFrom('membershipTypeVenues as link')
    .innerJoin('venues', 'venues.id', 'link.venueId')
    .select(['link.membershipTypeId', 'venues.id', 'venues.name'])
    .where('link.membershipTypeId', 'in', typeIds)
    .orderBy('venues.name')
    .execute();
  return types.map((type) => ({
    ...type,
    options: options.filter(({ membershipTypeId }) => membershipTypeId === type.id),
    venues: venues
      .filter(({ membershipTypeId }) => membershipTypeId === type.id)
      .map(({ id, name }) => ({ id, name })),
  }));
}

/** One type of a tenant; `undefined` for ids that are none of its. */
export async function findType(
  db: Kysely<Database>,
  tenantId: number,
  id: number | null,
): Promise<CatalogueType | undefined> {
  if (id === null) return undefined;
  const [type] = await readCatalogue(db, tenantId, [id]);
  return type;
}

/** The type that a payment option of a tenant belongs to. */
export async function findTypeOfOption(
  db: Kysely<Database>,
  tenantId: number,
  optionId: number | null,
): Promise<{ type: CatalogueType; option: OptionRow } | undefined> {
  if (optionId === null) return undefined;
  const row = await db
    .selectFrom('membershipPaymentOptions')
    .select('membershipTypeId')
    .where('id', '=', optionId)
    .executeTakeFirst();
  const type = await findType(db, tenantId, row?.membershipTypeId ?? null);
  const option = type?.options.find(({ id }) => id === optionId);
  return type && option ? { type, option } : undefined;
}
