import type { Transaction } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/database.ts';
import { flagshipOf } from './flagship.ts';
import { insertAll } from './insert-all.ts';
import { insertPackages } from './insert-packages.ts';
import { insertPenalty } from './insert-penalty.ts';
import { MEMBER_REFERENCE, memberCard, OWING_REFERENCE, SEED_PASSWORD, seedPeople } from './people.ts';
import type { Seed } from './seed.ts';

export async function insertPeople(tx: Transaction<Database>, seed: Seed, now: Date): Promise<void> {
  const tenantIds = new Map(seed.tenants.map(({ slug }, index) => [slug, index + 1]));
  const homeVenues = new Map(
    seed.tenants.map((tenant) => [
      tenant.slug,
      seed.venues.find((venue) => venue.tenant === tenant.slug && venue.slug === flagshipOf(tenant))?.id ??
        null,
    ]),
  );
  const rows = await Promise.all(
    seedPeople(now).map(async ({ tenant, flags, answers, ...person }) => ({
      ...person,
      tenantId: tenantIds.get(tenant) ?? 0,
      homeVenueId: person.membershipUserId === null ? null : (homeVenues.get(tenant) ?? null),
      flags: JSON.stringify(flags),
      answers: JSON.stringify(answers),
      passwordHash: await hashPassword(SEED_PASSWORD),
    })),
  );
  await insertAll(tx, 'people', rows);
  const member = await tx
    .selectFrom('people')
    .select(['id as personId', 'tenantId'])
    .where('reference', '=', MEMBER_REFERENCE)
    .executeTakeFirstOrThrow();
  await insertAll(tx, 'savedCards', [{ ...memberCard, ...member, createdAt: now }]);
  await insertPackages(tx, member, now);
  const owing = await tx
    .selectFrom('people')
    .select(['id as personId', 'tenantId', 'homeVenueId', 'firstName', 'lastName'])
    .where('reference', '=', OWING_REFERENCE)
    .executeTakeFirstOrThrow();
  if (owing.homeVenueId === null) return;
  const fullName = `${owing.firstName} ${owing.lastName}`;
  await insertPenalty(tx, { ...owing, venueId: owing.homeVenueId, fullName }, now);
}
