import { pence, pounds } from 'shared-contracts/money';
import type { TestAnswer } from './api.ts';
import { type CardShop, newKey } from './card-shop.ts';
import { type Family, openFamily } from './family.ts';

/** Monthly credit of the membership, in pence. */
export const MONTHLY = 1_000;

/** The seeded parent as a member whose membership gives credit. */
export interface CreditMember extends Family {
  membershipId: string;
  /** Ends the membership on a day, or lets it go on. */
  endOn(endDate: string | null): Promise<unknown>;
  /** Puts so much credit on the account. */
  setCredit(pence: number): Promise<unknown>;
  /** Credit of each kind left, in pence. */
  left(): Promise<{ membership: number; general: number }>;
  /** Has credit pay for the basket, in pence of each kind. */
  apply(membership: number, general?: number): Promise<TestAnswer>;
  /** Pays for the basket as it says: with the credit that was applied, and the card for the rest. Answers the order. */
  payAsShown(): Promise<TestAnswer>;
  /** Gives a booking up; answers what came back. */
  releasePlace(bookingId: string): Promise<TestAnswer>;
}

/** Lets the membership that is seeded for Alex be Casey's, with credit in it. */
export async function openCreditMember(shop: CardShop): Promise<CreditMember> {
  const { db } = shop;
  const family = await openFamily(shop);
  const { casey, ids } = family;
  const { id: membershipId } = await db
    .updateTable('memberships')
    .set({ personId: ids.Casey, mandateId: null })
    .where('personId', 'in', (people) =>
      people.selectFrom('people').select('id').where('reference', '=', 'RIV100002'),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const creditPolicy = JSON.stringify({ monthlyPence: MONTHLY });
  await db.updateTable('membershipTypes').set({ creditPolicy }).where('id', '=', 101).execute();
  const inPence = (amount: unknown) => pence(String(amount));
  return {
    ...family,
    membershipId,
    endOn: (endDate) =>
      db.updateTable('memberships').set({ endDate }).where('id', '=', membershipId).execute(),
    setCredit: (creditPence) =>
      db.updateTable('people').set({ creditPence }).where('id', '=', ids.Casey).execute(),
    async left() {
      const { credits } = (await casey.cart()).data;
      return {
        membership: inPence(credits?.membership?.total_available),
        general: inPence(credits?.general?.total_available),
      };
    },
    apply: (membership, general = 0) =>
      casey.call('PUT /api/v1/checkout/credit', {
        body: { membership: pounds(membership), general: pounds(general), selected_user_id: null },
      }),
    async payAsShown() {
      const { payments, totals } = (await casey.cart()).data;
      const paying = { payments, terms: await casey.terms() };
      const paid =
        totals?.balance === '0.00'
          ? undefined
          : String((await casey.authorise(await casey.card({ payments }))).data.transaction_uuid);
      const done = await casey.complete(paid, paying);
      if (done.status !== 200) return done;
      return casey.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
    },
    async releasePlace(bookingId) {
      const booking = `/api/v1/my-account/bookings/${bookingId}`;
      const { total } = (await casey.call(`GET ${booking}/cancellation`)).data;
      return casey.call(`POST ${booking}/cancel`, {
        body: { refund: total },
        headers: { 'idempotency-key': newKey() },
      });
    },
  };
}
