import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { FrozenTime } from './next-payment.ts';

/** A time in which a membership is frozen, as it is stored. */
export interface FreezeRow extends FrozenTime {
  id: string;
}

/** Memberships with the times in which each is frozen, the earliest first. */
export async function withFreezes<Held extends { id: string }>(
  db: Kysely<Database>,
  memberships: readonly Held[],
): Promise<(Held & { freezes: FreezeRow[] })[]> {
  if (memberships.length === 0) return [];
  const rows = await db
    .selectFrom('membershipFreezes')
    .select(['id', 'membershipId', 'startDate', 'endDate', 'monthlyPence'])
    .where(
      'membershipId',
      'in',
      memberships.map(({ id }) => id),
    )
    .orderBy('startDate')
    .execute();
  return memberships.map((held) => ({
    ...held,
    freezes: rows.filter(({ membershipId }) => membershipId === held.id),
  }));
}
