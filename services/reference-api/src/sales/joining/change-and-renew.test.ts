import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joiningTexts, membershipTexts } from '../../memberships/index.ts';
import { type Customer, newKey } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop, REVIEW_TERMS } from '../../testing/joining-shop.ts';

let shop: JoiningShop;
let alex: Customer;
let jo: Customer;
let sam: Customer;
let monthly: string;
let yearly: string;

beforeAll(async () => {
  shop = await openJoiningShop();
  [alex, jo, sam] = [
    await shop.customer('alex.member@example.com'),
    await shop.customer('jo.renew@example.com'),
    await shop.customer('sam.new@example.com'),
  ];
  const idOf = async (paymentOptionId: number) =>
    (
      await shop.db
        .selectFrom('memberships')
        .select('id')
        .where('paymentOptionId', '=', paymentOptionId)
        .executeTakeFirstOrThrow()
    ).id;
  monthly = await idOf(1011);
  yearly = await idOf(1012);
});
afterEach(async () => {
  for (const person of [alex, jo]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const keyed = (person: Customer, line: string, body?: unknown, key = newKey()) =>
  person.call(line, { body, headers: { 'idempotency-key': key } });

describe('a membership that is changed', () => {
  const wish = (change: Record<string, unknown> = {}) =>
    shop.details({
      membership_type_id: '108',
      payment_option_id: '1081',
      billing_day: null,
      account_details: null,
      ...change,
    });
  const submit = (change?: Record<string, unknown>) =>
    keyed(alex, `POST /api/v1/memberships/${monthly}/change`, wish(change));

  it('shows what it is and what it can become, without setup fees', async () => {
    const { status, data } = await alex.call(`GET /api/v1/memberships/${monthly}/change`);
    expect(status).toBe(200);
    expect(data.membership).toEqual({
      id: monthly,
      name: 'Adult',
      membership_type_id: '101',
      payment_option_id: '1011',
      payment_type: 'recurring',
      home_venue: expect.objectContaining({ slug: 'sale-leisure-centre' }),
      start_date: '2025-04-10',
      end_date: null,
      price: { decimal: '32.00', formatted: '£32.00' },
    });
    expect(data.held_type).toMatchObject({
      coverage: 'All Riverside Leisure centres',
      payment_options: [],
    });
    expect(data.held_type?.benefits).toContainEqual(
      expect.objectContaining({ name: 'Guest passes', total_uses: 2, frequency: 'each month' }),
    );
    const types = data.membership_types ?? [];
    expect(types.map(({ id }) => id)).not.toContain('101');
    expect(types.map(({ id }) => id)).not.toContain('109');
    for (const option of types.flatMap(({ payment_options }) => payment_options ?? [])) {
      expect(option.payment_type).toBe('recurring');
      expect(option.fees?.joining_fee).toMatchObject({ decimal: '0.00' });
    }
  });

  it('costs the difference from a day in its window', async () => {
    const line = `GET /api/v1/memberships/${monthly}/change/1081`;
    const { data } = await alex.call(`${line}?startsAt=2026-06-20`);
    expect(data).toEqual({
      starts_at: { min: '2026-06-10', max: '2026-07-10' },
      costs: { difference_to_old_membership: '£13.00 more each month' },
      total_due_now: {
        decimal: '10.83',
        formatted: '£10.83',
        composition: {
          month_in_hand: { decimal: '0.00', formatted: '£0.00' },
          fees: [
            {
              type: 'pro_rata',
              label: 'Difference in price (25 days)',
              price: { decimal: '10.83', formatted: '£10.83' },
            },
          ],
        },
      },
      new_membership_price: { decimal: '45.00', formatted: '£45.00' },
      pretty_first_billing_date: '15 Jul 2026',
      later_bookings: [],
      bookings_key: expect.any(String),
    });
    expect((await alex.call(line)).data.total_due_now?.composition).toMatchObject({
      month_in_hand: { formatted: '£13.00' },
    });
    const cheaper = (await alex.call(`GET /api/v1/memberships/${monthly}/change/1061`)).data;
    expect(cheaper).toMatchObject({
      costs: { difference_to_old_membership: '£7.00 less each month' },
      total_due_now: { formatted: '£0.00', composition: { fees: [] } },
    });
  });

  it.each([
    ['a day before', '1081?startsAt=2026-06-09', 422],
    ['a day too late', '1081?startsAt=2026-07-11', 422],
    ['a day that is none', '1081?startsAt=2026-02-30', 422],
    ['the option it has', '1011', 422],
    ['a fixed term', '1082', 422],
    ['an option of nobody', '9999', 404],
    ['an option of another tenant', '2011', 404],
  ])('is not costed for %s', async (_what, path, status) => {
    expect((await alex.call(`GET /api/v1/memberships/${monthly}/change/${path}`)).status).toBe(status);
  });

  it('is refused per field like any other', async () => {
    expect((await submit({ start_date: '2026-08-01' })).validationMessages).toEqual({
      start_date: ['Choose a start date from 10 Jun 2026 to 10 Jul 2026.'],
    });
    expect((await submit({ payment_option_id: '1082' })).validationMessages).toEqual({
      membership_type_id: [membershipTexts.change.notOffered],
    });
    expect(
      (await submit({ promotion_code_id: '12', promotion_code: 'FREEJOIN' })).validationMessages,
    ).toEqual({
      promotion_code_id: ['Code not recognised'],
    });
    expect((await alex.cart()).data.items).toEqual([]);
  });

  it('is no one else’s to change', async () => {
    for (const path of [`${monthly}/change`, `${monthly}/change/1081`]) {
      expect((await sam.call(`GET /api/v1/memberships/${path}`)).status).toBe(403);
      expect((await shop.call(`GET /api/v1/memberships/${path}`)).status).toBe(401);
    }
    expect((await keyed(sam, `POST /api/v1/memberships/${monthly}/change`, wish())).status).toBe(403);
    for (const id of ['7', 'x', '00000000-0000-4000-8000-000000000000']) {
      expect((await alex.call(`GET /api/v1/memberships/${id}/change`)).status).toBe(404);
    }
    const token = await shop.loginAs('sam.new@example.com', 'harbour');
    const foreign = await shop.call(`GET /api/v1/memberships/${monthly}/change`, {
      token,
      tenant: 'harbour',
    });
    expect(foreign.status).toBe(404);
  });

  it('for a fixed term, waits for its end', async () => {
    expect(await jo.call(`GET /api/v1/memberships/${yearly}/change`)).toMatchObject({
      status: 409,
      message: membershipTexts.change.fixed,
    });
  });

  it('is paid like everything, and takes the place of the old one', async () => {
    const stored = await submit({ start_date: '2026-06-20' });
    expect(stored.status).toBe(201);
    expect(stored.data).toMatchObject({
      purchase: 'change',
      membership_id: monthly,
      start_date: '2026-06-20',
    });
    expect((await alex.cart()).data.items?.[0]).toMatchObject({ purchase: 'change', replaces: 'Adult' });
    const { data: order } = await shop.pay(alex);
    expect(order.items?.[0]).toMatchObject({
      purchase: 'change',
      replaces: 'Adult',
      name: 'Riverside Everywhere',
      fees: [expect.objectContaining({ type: 'pro_rata' })],
      direct_debit: { is_new: false, amount: { formatted: '£45.00' }, first_billing_date: '2026-07-15' },
    });
    const rows = await shop.db
      .selectFrom('memberships')
      .select(['membershipTypeId', 'startDate', 'endDate', 'previousMembershipId'])
      .where('mandateId', 'is not', null)
      .orderBy('startDate')
      .execute();
    expect(rows).toEqual([
      { membershipTypeId: 101, startDate: '2025-04-10', endDate: '2026-06-19', previousMembershipId: null },
      { membershipTypeId: 108, startDate: '2026-06-20', endDate: null, previousMembershipId: monthly },
    ]);
    expect((await submit()).status).toBe(409);
    const mails = await shop.deliverMail();
    const changed = mails.find(({ subject }) => /membership has changed$/.test(subject ?? ''));
    expect(changed?.text).toMatch(/^In place of: .+, until 19 Jun 2026\nStarts: 20 Jun 2026$/m);
  });
});

describe('a membership that is renewed', () => {
  const renew = (person = jo, id = yearly, key?: string) =>
    keyed(person, `POST /api/v1/memberships/${id}/renew`, undefined, key);
  const agree = (terms: string[], person = jo) =>
    person.call(`PUT /api/v1/memberships/${yearly}/renew`, { body: { checked_terms: terms } });

  it('is in the basket once, however often it is asked for', async () => {
    const first = await renew();
    expect(first.status).toBe(201);
    expect(first.data).toMatchObject({
      purchase: 'renewal',
      membership_id: yearly,
      start_date: '2026-06-23',
      payment_option: {
        id: '1012',
        fees: { joining_fee: { decimal: '0.00' } },
        is_purchasable: { can_purchase: true },
      },
    });
    const again = await renew();
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await jo.cart()).data.items).toHaveLength(1);
  });

  it('is costed as a renewal, on the day it starts', async () => {
    await renew();
    const line = 'GET /api/v1/memberships/types/101/payment-options/1012';
    const { status, data } = await jo.call(`${line}?start_date=2026-06-23`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      promotion_enabled: false,
      end_date: '2027-06-22',
      fees: { joining_fee: { decimal: '0.00' } },
    });
  });

  it('is refused without its terms, in the basket and before anything is charged', async () => {
    const { data } = await renew();
    expect(data.steps?.filter(({ missing }) => missing?.length)).toMatchObject([
      { section: 'dates_section', missing: [{ key: 'checkedTerms' }] },
    ]);
    expect((await jo.cart()).data.items?.[0]?.problem).toBe(joiningTexts.line.terms);
    expect(await jo.authorise(await jo.card())).toMatchObject({
      status: 409,
      message: expect.stringContaining(joiningTexts.line.terms),
    });
    expect((await agree(REVIEW_TERMS.slice(1))).validationMessages).toEqual({
      checked_terms: [joiningTexts.reviewTerms],
    });
    expect((await agree(REVIEW_TERMS, sam)).status).toBe(403);
    expect((await agree(REVIEW_TERMS)).status).toBe(200);
    expect((await jo.cart()).data.items?.[0]?.problem).toBeNull();
    await jo.call('DELETE /api/v1/checkout');
    expect((await agree(REVIEW_TERMS)).status).toBe(409);
  });

  it('is paid, follows the old term, and cannot be renewed again', async () => {
    await renew();
    await agree(REVIEW_TERMS);
    const { data: order } = await shop.pay(jo);
    expect(order.items?.[0]).toMatchObject({
      purchase: 'renewal',
      start_date: '2026-06-23',
      end_date: '2027-06-22',
      direct_debit: null,
      requires_eligibility: false,
    });
    expect(await renew()).toMatchObject({ status: 409, message: membershipTexts.renew.renewed });
  });

  it('is no one else’s, and never one that continues by itself', async () => {
    expect((await renew(sam)).status).toBe(403);
    expect((await renew(jo, 'x')).status).toBe(404);
    expect((await shop.call(`POST /api/v1/memberships/${yearly}/renew`)).status).toBe(401);
    expect(await renew(alex, monthly)).toMatchObject({ status: 409, message: membershipTexts.renew.monthly });
  });
});
