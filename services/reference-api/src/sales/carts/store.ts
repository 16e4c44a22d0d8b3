import { type Kysely, sql } from 'kysely';
import type { Database, Person } from '../../platform/index.ts';

export type BasketOwner = Pick<Person, 'id' | 'tenantId'>;

export interface OpenCart {
  id: string;
  /** Credit that is to pay for it. */
  creditPence: number;
  /** Credit of a membership that is to pay for it first. */
  membershipCreditPence: number;
}

export async function findCart(db: Kysely<Database>, owner: BasketOwner): Promise<string | undefined> {
  const row = await openCart(db, owner).executeTakeFirst();
  return row?.id;
}

/** The open basket, locked: the person who changes or pays it goes first. */
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

/** A basket that is locked. */
export interface LockedCart {
  id: string;
  /** Made just now: there is nothing in it, and no one pays for it. */
  isNew: boolean;
}

/** The open basket, locked, made where there is none. An update that changes nothing locks it as well. */
export async function lockOrOpenCart(
  tx: Kysely<Database>,
  owner: BasketOwner,
  now: Date,
): Promise<LockedCart> {
  return tx
    .insertInto('carts')
    .values({ tenantId: owner.tenantId, personId: owner.id, status: 'open', createdAt: now })
    .onConflict((conflict) =>
      conflict.column('personId').where('status', '=', 'open').doUpdateSet({ status: 'open' }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}
