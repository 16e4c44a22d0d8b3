import type { Kysely, Selectable } from 'kysely';
import { deleteDraft } from '../../memberships/index.ts';
import type { CartMembershipTable, Database } from '../../platform/index.ts';

export type LineRow = Selectable<CartMembershipTable>;

/** The membership in a basket. */
export function findLine(db: Kysely<Database>, cartId: string): Promise<LineRow | undefined> {
  return db.selectFrom('cartMemberships').selectAll().where('cartId', '=', cartId).executeTakeFirst();
}

/** The membership in the open basket of a person. */
export function findOpenLine(db: Kysely<Database>, personId: string): Promise<LineRow | undefined> {
  return db
    .selectFrom('cartMemberships')
    .innerJoin('carts', 'carts.id', 'cartMemberships.cartId')
    .selectAll('cartMemberships')
    .where('carts.personId', '=', personId)
    .where('carts.status', '=', 'open')
    .executeTakeFirst();
}

/** Keeps the bank details of the membership in a basket for the one that takes its place. */
export async function detachMandate(tx: Kysely<Database>, cartId: string, mandateId: string): Promise<void> {
  await tx
    .updateTable('cartMemberships')
    .set({ mandateId: null })
    .where('cartId', '=', cartId)
    .where('mandateId', '=', mandateId)
    .execute();
}

/**
 * Takes the membership out of a basket, with the bank details that were typed for it. Returns whether there was one.
 * @param lineId only if it is this one.
 */
export async function removeLine(tx: Kysely<Database>, cartId: string, lineId?: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('cartMemberships')
    .where('cartId', '=', cartId)
    .$if(lineId !== undefined, (query) =>
      query.where((where) => where(where.cast<string>('id', 'text'), '=', lineId ?? '')),
    )
    .returning('mandateId')
    .executeTakeFirst();
  if (!removed) return false;
  if (removed.mandateId !== null) await deleteDraft(tx, removed.mandateId);
  return true;
}
