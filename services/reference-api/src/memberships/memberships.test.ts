import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApi, type TestApi, type WireValue } from '../testing/api.ts';

let api: TestApi;
let venues: Record<string, string>;
let sam: string;
let alex: string;

beforeAll(async () => {
  api = await startTestApi();
  const rows = await api.db.selectFrom('venues').select(['id', 'slug']).execute();
  venues = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
  sam = await api.loginAs('sam.new@example.com');
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
      coverage: 'All Riverside Leisure centres',
      provides_access_to: [],
      included_locations: [],
      categories: [{ id: 'adult', name: 'Adult' }],
      selected_payment_option: 'recurring',
    });
    expect(one(data, '101').benefits?.[3]).toEqual({
      name: 'Guest passes',
      total_uses: 2,
      frequency: 'each month',
      description: 'Bring a friend to a class or a swim.',
    });
    expect(one(data, '103').eligibility).toEqual({ name: 'Full-time students with a student card' });
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
      is_purchasable: { can_purchase: true, has_prices: true, message: null },
    });
    expect(yearly).toMatchObject({
      payment_type: 'fixed',
      fixed_duration: 12,
      fixed_period: 'months',
      total_to_pay_now: { decimal: '352.00' },
      pretty_first_billing_date: null,
      depends_on_billing_day: false,
    });
  });

  it('are judged for the person who asks', async () => {
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

describe('costs', () => {
  const costs = (query = '', { id = '101', option = '1011', token = null as string | null } = {}) =>
    api.call(`GET /api/v1/memberships/types/${id}/payment-options/${option}${query}`, { token });

  it('say every part of what is to pay', async () => {
    const { status, data } = await costs('?start_date=2026-06-10&billing_day=15');
    expect(status).toBe(200);
    expect(data).toEqual({
      payment_type: 'recurring',
      fixed_duration: null,
      fixed_period: null,
      global_base_price: { decimal: '32.00', formatted: '£32.00' },
      fees: {
        base_fee: { decimal: '32.00', formatted: '£32.00' },
        joining_fee: { decimal: '20.00', formatted: '£20.00' },
        pro_rata_fee: { decimal: '5.16', formatted: '£5.16' },
        month_in_hand_fee: { decimal: '32.00', formatted: '£32.00' },
        discount: { decimal: '0.00', formatted: '£0.00' },
      },
      total_to_pay_now: { decimal: '57.16', formatted: '£57.16' },
      pro_rata_days: 5,
      pretty_first_billing_date: '15 Jul 2026',
      first_billing_date: '2026-07-15',
      depends_on_billing_day: false,
      promotion_enabled: true,
      end_date: null,
    });
  });

  it('take a promotion off', async () => {
    const { data } = await costs('?start_date=2026-06-10&billing_day=1&promotion_code_id=12');
    expect(data).toMatchObject({
      fees: { joining_fee: { decimal: '20.00' }, discount: { decimal: '-20.00', formatted: '-£20.00' } },
      total_to_pay_now: { decimal: '22.40' },
    });
    const ten = (await costs('?start_date=2026-06-10&billing_day=1&promotion_code_id=11')).data;
    expect(ten.total_to_pay_now).toMatchObject({ decimal: '38.16' });
  });

  it('of a fixed term have an end, and no promotion where none is allowed', async () => {
    const { data } = await costs('?start_date=2026-06-30', { id: '109', option: '1091' });
    expect(data).toMatchObject({ end_date: '2026-07-29', promotion_enabled: false, pro_rata_days: 0 });
  });

  it('for a member follow the usual day, whatever is asked', async () => {
    const { data } = await costs('?billing_day=1', { id: '107', option: '1071', token: alex });
    expect(data).toMatchObject({ first_billing_date: '2026-07-15', depends_on_billing_day: false });
  });

  it.each([
    [
      'a day that is none',
      '?start_date=2026-02-30',
      'start_date',
      'This must be a real date, written YYYY-MM-DD.',
    ],
    [
      'yesterday',
      '?start_date=2026-06-09',
      'start_date',
      'Choose a start date from 10 Jun 2026 to 10 Jul 2026.',
    ],
    [
      'a day nobody bills on',
      '?billing_day=2',
      'billing_day',
      'Choose one of these days of the month: 1, 8, 15, 22, 28.',
    ],
    [
      'a day of words',
      '?billing_day=first',
      'billing_day',
      'Choose one of these days of the month: 1, 8, 15, 22, 28.',
    ],
    ['a promotion that is over', '?promotion_code_id=13', 'promotion_code_id', 'Code not recognised'],
    ['one for another option', '?promotion_code_id=14', 'promotion_code_id', 'Code not recognised'],
    ['one of another tenant', '?promotion_code_id=21', 'promotion_code_id', 'Code not recognised'],
    ['one of words', '?promotion_code_id=FREEJOIN', 'promotion_code_id', 'Code not recognised'],
  ])('cannot be calculated for %s', async (_what, query, key, message) => {
    const answer = await costs(query);
    expect([answer.status, answer.validationMessages]).toEqual([422, { [key]: [message] }]);
  });

  it('say so in the words of the specification', async () => {
    expect((await costs('?billing_day=2')).message).toBe('Could not calculate price.');
  });

  it('of a venue it is not good for are refused', async () => {
    const answer = await costs(`?venue_id=${venues['beactive-urmston']}`, { id: '112', option: '1121' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.validationMessages ?? {})).toEqual(['venue_id']);
  });

  it.each([
    ['unknown ids', '9', '91'],
    ['an option of another type', '101', '1021'],
    ['another tenant', '201', '2011'],
    ['words', 'adult', 'monthly'],
    ['a number too long for one', '101', '99999999999999999999'],
  ])('of %s are not found', async (_what, id, option) => {
    expect((await costs('', { id, option })).status).toBe(404);
  });
});

describe('a promotion code', () => {
  const validate = (code: string, option = '1011', more = {}) =>
    api.call(`GET /api/v1/membership-promotions/validate/${encodeURIComponent(code)}/${option}`, more);

  it.each(['FREEJOIN', 'freejoin', ' FreeJoin '])('%s is recognised', async (code) => {
    const { status, data } = await validate(code, '1011', { token: sam });
    expect([status, data]).toEqual([200, { id: '12', code: 'FREEJOIN' }]);
  });

  it.each([
    ['unknown', 'NOTHING', '1011'],
    ['over', 'SUMMER25', '1011'],
    ['for another option', 'YEAR20', '1011'],
    ['for an option without promotions', 'FREEJOIN', '1041'],
    ['for the option of another tenant', 'FREEJOIN', '2011'],
    ['for no option', 'FREEJOIN', 'x'],
    ['a wildcard', '%', '1011'],
    ['a path', '../FREEJOIN', '1011'],
  ])('that is %s is not, and all refusals are the same', async (_what, code, option) => {
    const { status, message, data } = await validate(code, option);
    expect([status, message, data]).toEqual([404, 'Code not recognised', null]);
  });

  it('of another tenant is not', async () => {
    await sql`update promotions set code = 'HARBOURONLY' where id = 31`.execute(api.db);
    expect((await validate('HARBOURONLY')).status).toBe(404);
    expect((await validate('HARBOURONLY', '3011', { tenant: 'harbour' })).status).toBe(200);
  });
});

describe('additional questions', () => {
  it('come in groups, of every kind, with their options in order', async () => {
    const { status, data } = await api.call('GET /api/v1/custom-questions/memberships/111');
    expect(status).toBe(200);
    expect(data.map(({ title }) => title)).toEqual(['Your training', 'Before we start']);
    const questions = data.flatMap((group) => group.questions as WireValue[]);
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(['text', 'number', 'select', 'multi_select', 'date', 'checkbox']),
    );
    expect(questions[1]).toMatchObject({
      id: '1002',
      reference: 'goals',
      type: 'multi_select',
      is_required: true,
      default: '["strength"]',
    });
    expect(questions[3]).toMatchObject({ default: 'weekday_evenings,weekends' });
    expect(Object.entries(questions[3]?.options ?? {})).toEqual([
      ['weekday_mornings', 'Weekday mornings'],
      ['weekday_evenings', 'Weekday evenings'],
      ['weekends', 'Weekends'],
    ]);
  });

  it('are none for most memberships, and not found for those of nobody', async () => {
    expect((await api.call('GET /api/v1/custom-questions/memberships/101')).data).toEqual([]);
    for (const id of ['9', '201', 'adult']) {
      expect((await api.call(`GET /api/v1/custom-questions/memberships/${id}`)).status).toBe(404);
    }
  });

  it('are answered for a membership in the basket only, and checked', async () => {
    const answer = (answers: unknown, token: string | null = sam, id = '111') =>
      api.call(`POST /api/v1/custom-questions/memberships/${id}`, { token, body: { answers } });
    const good = [
      { question_id: '1001', answer: 'regular' },
      { question_id: '1002', answer: ['event'] },
    ];
    expect((await answer(good, null)).status).toBe(401);
    expect(await answer(good)).toMatchObject({
      status: 409,
      message: 'This membership is not in your basket any more. Please choose it again.',
    });
    expect((await answer(good, sam, '211')).status).toBe(404);
    const wrong = await answer([{ question_id: '1001', answer: 'expert' }]);
    expect([wrong.status, wrong.validationMessages]).toEqual([
      422,
      {
        1001: ['Choose one of the answers to How much do you train now?.'],
        1002: ['What do you want to achieve? is required.'],
      },
    ]);
    expect((await answer([{ question_id: '1001', answer: { deep: true } }])).status).toBe(422);
    expect((await answer('all of them')).status).toBe(422);
  });
});

test.each([
  ['direct-debit', ['Paying by Direct Debit', 'The Direct Debit Guarantee']],
  ['health-commitment', ['Health commitment']],
  ['membership', ['Terms of membership']],
])('the %s terms are in the words of the tenant', async (path, titles) => {
  const { status, data } = await api.call(`GET /api/v1/terms/${path}`);
  expect([status, data.map(({ title }) => title)]).toEqual([200, titles]);
  const harbour = (await api.call(`GET /api/v1/terms/${path}`, { tenant: 'harbour' })).text;
  expect(harbour).not.toMatch(/Riverside|\{\w+\}|undefined/);
  if (path !== 'health-commitment') expect(harbour).toContain('Harbour Sports and Swim CIC');
});

test('the Guarantee names the service user and the notice', async () => {
  const { text } = await api.call('GET /api/v1/terms/direct-debit');
  expect(text).toContain('Riverside Leisure Ltd will notify you 10 working days in advance');
});
