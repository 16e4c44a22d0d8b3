import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type WireValue } from '../../testing/api.ts';

let api: TestApi;
let venues: Record<string, string>;
let alex: string;

beforeAll(async () => {
  api = await startTestApi();
  const rows = await api.db.selectFrom('venues').select(['id', 'slug']).execute();
  venues = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
  alex = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

const typesAt = (slug: string, token: string | null = null) =>
  api.call(`GET /api/v1/memberships/types?venue_id=${venues[slug]}`, { token });
const one = (types: WireValue, id: string) => types.find((type) => type.id === id) as WireValue;

describe('the memberships of a venue', () => {
  it('come whole, a restricted one only where it is good', async () => {
    const { status, data } = await typesAt('sale-leisure-centre');
    expect(status).toBe(200);
    expect(data).toHaveLength(14);
    expect(one(data, '101')).toMatchObject({
      slug: 'adult',
      name: 'Adult',
      eligibility: null,
      age_min: 16,
      age_max: null,
      audience: null,
      coverage: 'All Riverside Leisure centres',
      provides_access_to: [],
      included_locations: [],
      categories: [{ id: 'adult', name: 'Adult' }],
      selected_payment_option: 'recurring',
    });
    // The hours of a membership are not stored, only described: none is said to be good at any time.
    expect(data.filter((type) => 'access_times' in type)).toEqual([]);
    expect(one(data, '101').benefits?.at(-1)).toEqual({
      name: 'Guest passes',
      total_uses: 2,
      frequency: 'each month',
      description: 'Bring a friend to a class or a swim.',
    });
    expect(one(data, '103').eligibility).toEqual({ name: 'Full-time students with a student card' });
    expect(one(data, '103').audience).toBe('student');
    expect(one(data, '105')).toMatchObject({ age_min: 18, age_max: null, audience: 'household' });
    expect(one(data, '107')).toMatchObject({ age_min: null, age_max: null, audience: null });
    expect(one(data, '109').selected_payment_option).toBe('fixed');
    expect(one(data, '108').coverage).toBe('national');
    const sale = { id: venues['sale-leisure-centre'], name: 'Sale Leisure Centre' };
    expect(one(data, '112')).toMatchObject({
      provides_access_to: [sale],
      included_locations: [{ name: 'Sale Leisure Centre' }],
    });
    const urmston = (await typesAt('beactive-urmston')).data;
    expect(urmston.map(({ id }) => id)).not.toContain('112');
    expect(one(urmston, '113').provides_access_to).toHaveLength(2);
  });

  it('have every way to pay, with the lowest price of all billing days', async () => {
    const { data } = await typesAt('sale-leisure-centre');
    const [monthly, yearly] = one(data, '101').payment_options as WireValue[];
    expect(monthly).toMatchObject({
      id: '1011',
      payment_type: 'recurring',
      fixed_duration: null,
      fixed_period: null,
      global_base_price: { decimal: '32.00', formatted: '£32.00' },
      fees: {
        base_fee: { decimal: '32.00', formatted: '£32.00' },
        joining_fee: { decimal: '20.00', formatted: '£20.00' },
        pro_rata_fee: { decimal: '18.58', formatted: '£18.58' },
        month_in_hand_fee: { decimal: '0.00', formatted: '£0.00' },
      },
      total_to_pay_now: { decimal: '38.58', formatted: '£38.58' },
      pro_rata_days: 18,
      pretty_first_billing_date: '28 Jun 2026',
      depends_on_billing_day: true,
      notice_working_days: 10,
      is_purchasable: { can_purchase: true, has_prices: true, message: null },
    });
    expect(yearly).toMatchObject({
      payment_type: 'fixed',
      fixed_duration: 12,
      fixed_period: 'months',
      total_to_pay_now: { decimal: '352.00' },
      pretty_first_billing_date: null,
      depends_on_billing_day: false,
      notice_working_days: null,
    });
  });

  it('are checked for the caller', async () => {
    const purchasable = (types: WireValue, id: string) => one(types, id).payment_options?.[0]?.is_purchasable;
    const visitor = (await typesAt('sale-leisure-centre')).data;
    expect(purchasable(visitor, '102')).toMatchObject({ can_purchase: true });
    const member = (await typesAt('sale-leisure-centre', alex)).data;
    expect(purchasable(member, '102')).toEqual({
      can_purchase: false,
      has_prices: false,
      message: 'This membership is for people aged 8 to 15.',
    });
    expect(purchasable(member, '101')).toEqual({
      can_purchase: false,
      has_prices: true,
      message: 'You already have this membership.',
    });
    expect(one(member, '107').payment_options?.[0]).toMatchObject({
      depends_on_billing_day: false,
      pretty_first_billing_date: '15 Jul 2026',
    });
    const jo = (await typesAt('sale-leisure-centre', await api.loginAs('jo.renew@example.com'))).data;
    expect(purchasable(jo, '107')).toMatchObject({ can_purchase: false, has_prices: true });
  });

  it.each([
    ['no venue', '', 422],
    ['an empty one', '?venue_id=', 404],
    ['an unknown one', '?venue_id=nowhere', 404],
  ])('%s: %i', async (_what, query, status) => {
    expect((await api.call(`GET /api/v1/memberships/types${query}`)).status).toBe(status);
  });

  it('of another tenant are not found', async () => {
    const line = `GET /api/v1/memberships/types?venue_id=${venues['sale-leisure-centre']}`;
    expect((await api.call(line, { tenant: 'harbour' })).status).toBe(404);
  });

  it('cost a handful of statements', async () => {
    const before = api.queries();
    await typesAt('sale-leisure-centre', alex);
    expect(api.queries() - before).toBeLessThanOrEqual(8);
  });
});
