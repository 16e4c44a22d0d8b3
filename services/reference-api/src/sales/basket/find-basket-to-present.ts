import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { BasketOwner, OpenCart } from '../carts/store.ts';

/** The open basket, with what else there is to read for it: most baskets have nothing but places. */
export interface BasketToPresent extends OpenCart {
  hasMembership: boolean;
  hasPenalties: boolean;
  /** A person who takes a place has a package. */
  hasPackages: boolean;
  /** A membership of the owner gives credit, be it good or not. */
  hasCredit: boolean;
}

/** The open basket as it is to be shown; reading makes none. */
export async function findBasketToPresent(
  db: Kysely<Database>,
  { id, tenantId }: BasketOwner,
): Promise<BasketToPresent | undefined> {
  return db
    .selectFrom('carts')
    .select(['id', 'creditPence', 'membershipCreditPence'])
    .select([
      sql<boolean>`exists (select from cart_memberships where cart_id = carts.id)`.as('hasMembership'),
      sql<boolean>`exists (select from penalties where cart_id = carts.id)`.as('hasPenalties'),
      sql<boolean>`exists (
        select from packages where person_id in (select person_id from cart_items where cart_id = carts.id)
      )`.as('hasPackages'),
      sql<boolean>`exists (
        select from memberships held
        join membership_types held_type on held_type.id = held.membership_type_id
        where held.person_id = carts.person_id and held_type.credit_policy is not null
      )`.as('hasCredit'),
    ])
    .where('tenantId', '=', tenantId)
    .where('personId', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
}
