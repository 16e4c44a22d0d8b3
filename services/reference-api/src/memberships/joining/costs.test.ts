import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

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
      'a day without billing',
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
