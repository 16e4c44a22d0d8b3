import type { Transaction } from 'kysely';
import { hashPassword } from '../people/wiring.ts';
import type { Database } from '../platform/index.ts';
import { flagshipOf } from './flagship.ts';
import { insertAll } from './insert-all.ts';
import { insertPackages } from './insert-packages.ts';
import { insertPenalty } from './insert-penalty.ts';
import { insertStartedClass } from './insert-started-class.ts';
import {
  BOOKED_REFERENCE,
  MEMBER_REFERENCE,
  memberCard,
  OWING_REFERENCE,
  SEED_PASSWORD,
  seedPeople,
} from './people.ts';
import type { Seed } from './seed-data.ts';

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
  const named = async (reference: string) => {
    const { firstName, lastName, ...row } = await tx
      .selectFrom('people')
      .select(['id as personId', 'tenantId', 'firstName', 'lastName'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { ...row, fullName: `${firstName} ${lastName}` };
  };
  const owing = await named(OWING_REFERENCE);
  const venueId = homeVenues.get('riverside');
  if (!venueId) return;
  await insertPenalty(tx, { ...owing, venueId }, now);
  await insertStartedClass(tx, { ...(await named(BOOKED_REFERENCE)), venueId }, now);
}
