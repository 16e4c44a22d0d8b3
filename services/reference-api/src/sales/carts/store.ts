import { type Kysely, sql } from 'kysely';
import { type Database, type Person, sendWithNext } from '../../platform/index.ts';

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

/** Locks the open basket, if there is one, just before the next statement. */
export const lockCartFirst = (tx: Kysely<Database>, owner: BasketOwner): Promise<void> =>
  sendWithNext(tx, openCart(tx, owner).forUpdate().compile());

/** Query for the id of the open basket. */
export const openCart = (db: Kysely<Database>, owner: BasketOwner) =>
  db
    .selectFrom('carts')
    .select('id')
    .where('tenantId', '=', owner.tenantId)
    .where('personId', '=', owner.id)
    .where('status', '=', 'open');

/** An open basket, with what else there is to read for it: most baskets have nothing but places. */
export interface BasketFacts extends OpenCart {
  hasMembership: boolean;
  hasPenalties: boolean;
  /** Its owner or a person who takes a place has a package. */
  hasPackages: boolean;
  /** A membership of the owner gives credit, be it good or not. */
  hasCredit: boolean;
}

/** The columns of `BasketFacts`. */
export const basketFacts = [
  'id',
  'creditPence',
  'membershipCreditPence',
  sql<boolean>`exists (select from cart_memberships where cart_id = carts.id)`.as('hasMembership'),
  sql<boolean>`exists (select from penalties where cart_id = carts.id)`.as('hasPenalties'),
  sql<boolean>`exists (
    select from packages where person_id = carts.person_id
      or person_id in (select person_id from cart_items where cart_id = carts.id)
  )`.as('hasPackages'),
  sql<boolean>`exists (
    select from memberships held
    join membership_types held_type on held_type.id = held.membership_type_id
    where held.person_id = carts.person_id and held_type.credit_policy is not null
  )`.as('hasCredit'),
] as const;

/** A basket that is locked. */
export interface LockedCart extends BasketFacts {
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
      // A kept plan does not know parameters, and needs this one to recognise the index.
      conflict.column('personId').where(sql<boolean>`status = 'open'`).doUpdateSet({ status: 'open' }),
    )
    .returning([...basketFacts, sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}
