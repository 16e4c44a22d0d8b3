import type { Kysely } from 'kysely';
import type { Database, Person } from '../../platform/index.ts';

export type BasketOwner = Pick<Person, 'id' | 'tenantId'>;

export interface OpenCart {
  id: string;
  /** Credit that is to pay for it. */
  creditPence: number;
  /** Credit of a membership that is to pay for it first. */
  membershipCreditPence: number;
}

/** The open basket; reading makes none. */
export function findOpenCart(db: Kysely<Database>, owner: BasketOwner): Promise<OpenCart | undefined> {
  return openCart(db, owner).select(['creditPence', 'membershipCreditPence']).executeTakeFirst();
}

export async function findCart(db: Kysely<Database>, owner: BasketOwner): Promise<string | undefined> {
  const row = await openCart(db, owner).executeTakeFirst();
  return row?.id;
}

/** The open basket, locked: whoever changes or pays it goes first. */
export async function lockCart(tx: Kysely<Database>, owner: BasketOwner): Promise<string | undefined> {
  const row = await openCart(tx, owner).forUpdate().executeTakeFirst();
  return row?.id;
}

const openCart = (db: Kysely<Database>, owner: BasketOwner) =>
  db
    .selectFrom('carts')
    .select('id')
    .where('tenantId', '=', owner.tenantId)
    .where('personId', '=', owner.id)
    .where('status', '=', 'open');

/** The open basket, locked, made where there is none. */
export async function lockOrOpenCart(tx: Kysely<Database>, owner: BasketOwner, now: Date): Promise<string> {
  await tx
    .insertInto('carts')
    .values({ tenantId: owner.tenantId, personId: owner.id, status: 'open', createdAt: now })
    .onConflict((conflict) => conflict.column('personId').where('status', '=', 'open').doNothing())
    .execute();
  const id = await lockCart(tx, owner);
  if (!id) throw new Error('A basket that was just opened is gone.');
  return id;
}
