import type { Kysely } from 'kysely';
import type { PenaltyReason } from 'shared-contracts/api/penalties';
import { updateFlags } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';

/** A person's charges, with their bookings. */
export function selectDue(db: Kysely<Database>) {
  return db
    .selectFrom('penalties as penalty')
    .innerJoin('orderItems as item', 'item.id', 'penalty.orderItemId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select([
      'penalty.id',
      'penalty.personId',
      'penalty.reason',
      'penalty.amountPence as pricePence',
      'penalty.cartId',
      'item.name',
      'session.startsAt',
      'session.endsAt',
      'venue.slug as venueSlug',
      'venue.name as venueName',
    ])
    .where('penalty.paidAt', 'is', null)
    .orderBy('session.startsAt')
    .orderBy('penalty.id');
}

export type PenaltyRow = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

export const listDue = (db: Kysely<Database>, personId: string): Promise<PenaltyRow[]> =>
  selectDue(db).where('penalty.personId', '=', personId).execute();

/** A person's total charges, in pence. */
export async function duePence(db: Kysely<Database>, personId: string): Promise<number> {
  const due = await listDue(db, personId);
  return due.reduce((sum, { pricePence }) => sum + pricePence, 0);
}

/** Notes on the person whether they owe anything, as `GET auth/user` tells it. */
async function noteOutstanding(tx: Kysely<Database>, personId: string): Promise<void> {
  const hasOutstandingPenalties = (await listDue(tx, personId)).length > 0;
  await updateFlags(tx, personId, { hasOutstandingPenalties });
}

interface NewPenalty {
  tenantId: number;
  personId: string;
  orderItemId: string;
  reason: PenaltyReason;
  amountPence: number;
}

/** Writes down what a booking costs, once; answers whether it was not written down before. */
export async function addPenalty(tx: Kysely<Database>, penalty: NewPenalty, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('penalties')
    .values({ ...penalty, createdAt: now })
    .onConflict((conflict) => conflict.column('orderItemId').doNothing())
    .executeTakeFirstOrThrow();
  await noteOutstanding(tx, penalty.personId);
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes what is owed because no one arrived; answers why it has to stay, or whether there was anything to remove. */
export async function removeNoShow(
  tx: Kysely<Database>,
  orderItemId: string,
): Promise<'paid' | 'inBasket' | 'removed' | 'none'> {
  const noted = await tx
    .selectFrom('penalties')
    .select(['id', 'personId', 'cartId', 'paidAt'])
    .where('orderItemId', '=', orderItemId)
    .where('reason', '=', 'no-show')
    .forUpdate()
    .executeTakeFirst();
  if (!noted) return 'none';
  if (noted.paidAt !== null) return 'paid';
  if (noted.cartId !== null) return 'inBasket';
  await tx.deleteFrom('penalties').where('id', '=', noted.id).execute();
  await noteOutstanding(tx, noted.personId);
  return 'removed';
}

/** The penalties in a basket that is not paid yet. */
export const readPenaltyLines = (db: Kysely<Database>, cartId: string): Promise<PenaltyRow[]> =>
  selectDue(db).where('penalty.cartId', '=', cartId).execute();

/** Baskets of a person that were put aside while the end of their payment is being found out. */
const basketsAside = (tx: Kysely<Database>, personId: string) =>
  tx.selectFrom('carts').select('id').where('personId', '=', personId).where('status', '=', 'aside');

/** Puts penalties of a person in their basket; answers how many of them are due, and not being paid for already. */
export async function addToBasket(
  tx: Kysely<Database>,
  cartId: string,
  personId: string,
  ids: readonly string[],
): Promise<number> {
  const put = await tx
    .updateTable('penalties')
    .set({ cartId })
    .where('personId', '=', personId)
    .where('paidAt', 'is', null)
    .where(({ eb, or }) => or([eb('cartId', 'is', null), eb('cartId', 'not in', basketsAside(tx, personId))]))
    .where((where) => where(where.cast<string>('id', 'text'), 'in', [...ids]))
    .returning('id')
    .execute();
  return put.length;
}

/** Takes penalties out of a basket, where they stay due. @param ids only these. Returns those that were in it. */
export async function removeFromBasket(
  tx: Kysely<Database>,
  cartId: string,
  ids?: readonly string[],
): Promise<string[]> {
  const taken = await tx
    .updateTable('penalties')
    .set({ cartId: null })
    .where('cartId', '=', cartId)
    .where('paidAt', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where((where) => where(where.cast<string>('id', 'text'), 'in', [...(ids ?? [])])),
    )
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}

/** Marks the penalties of a basket as paid. */
export async function settlePenalties(
  tx: Kysely<Database>,
  personId: string,
  lines: readonly PenaltyRow[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  await tx.updateTable('penalties').set({ paidAt: now }).where('id', 'in', ids).execute();
  await noteOutstanding(tx, personId);
}
