import { type Kysely, sql } from 'kysely';
import type { Term } from 'shared-contracts/api/checkout';
import { readMembershipTerms } from '../../memberships/index.ts';
import { ApiFailure, type Database } from '../../platform/index.ts';
import { checkoutTexts } from './texts.ts';

/** The terms of booking of a tenant. */
export async function readBookingTerms(db: Kysely<Database>, tenantId: number): Promise<Term[]> {
  const tenant = await db
    .selectFrom('tenants')
    .select('checkoutTerms')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return tenant.checkoutTerms;
}

/** The terms a basket is paid for under: those of booking, and of membership where one is in it. */
export async function readTerms(db: Kysely<Database>, tenantId: number, cartId: string): Promise<Term[]> {
  const { hasMembership, hasBookings } = await db
    .selectFrom('carts')
    .select([
      sql<boolean>`exists (select from cart_memberships where cart_id = carts.id)`.as('hasMembership'),
      sql<boolean>`exists (select from cart_items where cart_id = carts.id)
        or exists (select from penalties where cart_id = carts.id)`.as('hasBookings'),
    ])
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  return [
    ...(hasBookings || !hasMembership ? await readBookingTerms(db, tenantId) : []),
    ...(hasMembership ? await readMembershipTerms(db, tenantId, 'membership') : []),
  ];
}

/** Throws the 422 failure unless every one of the terms is ticked, in the wording it has now. */
export function requireTerms(terms: readonly Term[], ticked: readonly string[]): void {
  if (terms.every(({ id }) => ticked.includes(id))) return;
  throw new ApiFailure(422, checkoutTexts.terms, { terms: [checkoutTexts.terms] });
}

/** The same for what is in someone's basket. @param cartId none where they have no basket. */
export async function requireTermsOf(
  db: Kysely<Database>,
  tenantId: number,
  cartId: string | undefined,
  ticked: readonly string[],
): Promise<void> {
  requireTerms(await (cartId ? readTerms(db, tenantId, cartId) : readBookingTerms(db, tenantId)), ticked);
}
