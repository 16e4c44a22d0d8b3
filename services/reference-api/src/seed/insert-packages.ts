import type { Transaction } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import type { Database } from '../platform/index.ts';
import { insertAll } from './insert-all.ts';

const DAY_MS = 24 * 3_600_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** One that is good and one that is used up; the days are those on which uses were taken. */
const seededPackages = [
  {
    name: '10 swims',
    covers: ['swimming'],
    totalUses: 10,
    validDays: 120,
    boughtDaysAgo: 60,
    use: 'Lane swim',
    usedDaysAgo: [3, 17, 31],
  },
  {
    name: '5 badminton courts',
    covers: ['badminton'],
    totalUses: 5,
    validDays: null,
    boughtDaysAgo: 200,
    use: 'Badminton court',
    usedDaysAgo: [80, 101, 115, 129, 143],
  },
];

/** Inserts the member's packages and guest passes. */
export async function insertPackages(
  tx: Transaction<Database>,
  owner: { tenantId: number; personId: string },
  now: Date,
): Promise<void> {
  const today = siteDay(now);
  for (const { validDays, boughtDaysAgo, use, usedDaysAgo, covers, ...bought } of seededPackages) {
    const { id } = await tx
      .insertInto('packages')
      .values({
        ...bought,
        ...owner,
        covers: JSON.stringify(covers),
        validUntil: validDays === null ? null : addDays(today, validDays),
        createdAt: daysAgo(now, boughtDaysAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const uses = usedDaysAgo.map((days) => ({ packageId: id, name: use, usedAt: daysAgo(now, days) }));
    await insertAll(tx, 'packageUses', uses);
  }
  const pass = { ...owner, name: 'Bring a friend' };
  await insertAll(tx, 'guestPasses', [
    { ...pass, code: '204817', validUntil: addDays(today, 30), usedAt: null, createdAt: now },
    {
      ...pass,
      code: '204816',
      validUntil: addDays(today, -10),
      usedAt: daysAgo(now, 12),
      createdAt: daysAgo(now, 40),
    },
  ]);
}
