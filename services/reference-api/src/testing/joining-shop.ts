import { sql } from 'kysely';
import type { TestAnswer } from './api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from './card-shop.ts';

/** An account of Vocalink's published examples that can exist. */
export const ACCOUNT = { account_number: '66374958', sort_code: '08-99-99' };
export const ADDRESS = {
  billing_address_line_one: '8 Weir Street',
  billing_city: 'Sale',
  billing_postcode: 'm33 7ab',
};

/** Details that every purchase needs. */
export const PURCHASE_DETAILS = {
  mobile: '07700 900201',
  'address.lineOne': '8 Weir Street',
  'address.city': 'Sale',
  'address.postcode': 'M33 7AB',
  'emergencyContact.name': 'Sidney Fairbairn',
  'emergencyContact.phone': '0161 496 0201',
};
/** The health and membership terms of every tenant. */
export const REVIEW_TERMS = ['health-commitment', 'membership-terms'];

export interface JoiningShop extends CardShop {
  /** Venue ids by slug. */
  venues: Record<string, string>;
  /** Gives a person a day of birth, or takes it away. */
  born(email: string, day: string | null): Promise<void>;
  /** Changes what is known of a person. */
  flag(email: string, flags: Record<string, unknown>): Promise<void>;
  /** Everything a person of riverside needs to join Adult by the month at Sale, with changes. */
  details(change?: Record<string, unknown>): Record<string, unknown>;
  store(person: Customer, change?: Record<string, unknown>, key?: string): Promise<TestAnswer>;
  /** Pays the basket by card; answers the order. */
  pay(person: Customer): Promise<TestAnswer>;
}

/** The whole service with a card provider, and what a test of joining asks for again and again. */
export async function openJoiningShop(environment: Record<string, string> = {}): Promise<JoiningShop> {
  const shop = await openCardShop(undefined, undefined, environment);
  const rows = await shop.db.selectFrom('venues').select(['id', 'slug']).execute();
  const venues = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
  await shop.db
    .updateTable('people')
    .set({ answers: sql`${JSON.stringify(PURCHASE_DETAILS)}::jsonb || answers` })
    .execute();
  const details: JoiningShop['details'] = (change = {}) => ({
    home_venue_id: venues['sale-leisure-centre'],
    membership_type_id: '101',
    payment_option_id: '1011',
    start_date: '2026-06-10',
    billing_day: 1,
    account_holder: 'Sam Newbury',
    account_details: { ...ACCOUNT, ...ADDRESS },
    dd_terms_accepted: true,
    checked_terms: REVIEW_TERMS,
    ...change,
  });
  return {
    ...shop,
    venues,
    details,
    async born(email, day) {
      await shop.db
        .updateTable('people')
        .set({ answers: JSON.stringify({ ...PURCHASE_DETAILS, ...(day !== null && { dateOfBirth: day }) }) })
        .where('email', '=', email)
        .execute();
    },
    async flag(email, flags) {
      await shop.db
        .updateTable('people')
        .set({ flags: sql`flags || ${JSON.stringify(flags)}::jsonb` })
        .where('email', '=', email)
        .execute();
    },
    store: (person, change, key = newKey()) =>
      person.call('POST /api/v1/memberships/online-joining/store', {
        body: details(change),
        headers: { 'idempotency-key': key },
      }),
    async pay(person) {
      const paid = await person.authorise(await person.card());
      const done = await person.complete(String(paid.data?.transaction_uuid));
      return person.call(`GET /api/v1/orders/${done.data?.complete_order_id}`);
    },
  };
}
