import type { Transaction } from 'kysely';
import type { Database } from '../platform/index.ts';
import type { VenueRow } from './files/read-seed.ts';
import { heldMemberships, mandateOfMember } from './held-memberships.ts';
import { insertAll } from './insert-all.ts';
import { optionRows, promotionRow, termRows, typeRow, venuesOf } from './membership-rows.ts';
import type { Seed } from './seed-data.ts';

type TenantRow = { id: number; slug: string };

/** Inserts a tenant's memberships; a type restricted to venues it does not have is left out. */
export async function insertCatalogue(
  tx: Transaction<Database>,
  seed: Pick<Seed, 'tenants' | 'venues' | 'memberships'>,
  { id: tenantId, slug }: TenantRow,
): Promise<void> {
  const tenant = seed.tenants.find((one) => one.slug === slug);
  const sold = seed.memberships.tenants[slug];
  if (!tenant || !sold) return;
  const known = await tx.selectFrom('venues').select('id').where('tenantId', '=', tenantId).execute();
  const venueIds = new Set(known.map(({ id }) => id));
  const venues: VenueRow[] = seed.venues.filter(({ id }) => venueIds.has(id));
  const types = sold.types
    .map((type) => ({ type, venues: venuesOf(type, venues) }))
    .filter((entry) => entry.venues === null || entry.venues.length > 0);
  await insertAll(
    tx,
    'membershipTypes',
    types.map(({ type }, position) => typeRow(type, position, tenantId, seed.memberships.benefits)),
  );
  await insertAll(
    tx,
    'membershipTypeVenues',
    types.flatMap(({ type, venues: limited }) =>
      (limited ?? []).map(({ id }) => ({ membershipTypeId: type.id, venueId: id })),
    ),
  );
  await insertAll(
    tx,
    'membershipPaymentOptions',
    types.flatMap(({ type }) => optionRows(type)),
  );
  await insertAll(
    tx,
    'promotions',
    sold.promotions.map((promotion) => promotionRow(promotion, tenantId)),
  );
  await insertAll(tx, 'membershipTerms', termRows(seed.memberships.terms, tenant, tenantId));
}

/** The memberships that seeded people have, with the Direct Debit one of them pays by. */
async function insertHeld(tx: Transaction<Database>, { id: tenantId }: TenantRow, now: Date): Promise<void> {
  for (const { reference, paysByDirectDebit, ...membership } of heldMemberships(now)) {
    const person = await tx
      .selectFrom('people')
      .select(['id', 'homeVenueId'])
      .where('tenantId', '=', tenantId)
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!person?.homeVenueId) continue;
    const owner = { tenantId, personId: person.id, createdAt: now };
    const mandate = paysByDirectDebit
      ? await tx
          .insertInto('mandates')
          .values({ ...mandateOfMember, ...owner, termsAcceptedAt: now })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null;
    const row = { ...membership, ...owner, homeVenueId: person.homeVenueId, mandateId: mandate?.id ?? null };
    await insertAll(tx, 'memberships', [row]);
  }
}

/**
 * Gives every tenant that has no memberships yet those of the seed, in a new database as in one that was filled by an
 * earlier version. Existing rows stay as they are.
 */
export async function insertMemberships(tx: Transaction<Database>, seed: Seed, now: Date): Promise<void> {
  const tenants = await tx
    .selectFrom('tenants')
    .select(['id', 'slug'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('membershipTypes')
            .select('membershipTypes.id')
            .whereRef('membershipTypes.tenantId', '=', 'tenants.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  for (const tenant of tenants) {
    await insertCatalogue(tx, seed, tenant);
    await insertHeld(tx, tenant, now);
  }
}
