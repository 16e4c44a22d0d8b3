import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSealed } from '../../platform/index.ts';
import { startTestApi, TEST_VAULT_KEY, type TestApi } from '../../testing/api.ts';

const ACCOUNT = { account_number: '66374958', sort_code: '08-99-99' };
const ADDRESS = {
  billing_address_line_one: '8 Weir Street',
  billing_city: 'Sale',
  billing_postcode: 'm33 7ab',
};
const OTHER = {
  account_holder: ' Alexis Fairbairn ',
  account_details: { ...ACCOUNT, ...ADDRESS },
  dd_terms_accepted: true,
};
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

const replace = (change: object = {}, as = token, key: string = randomUUID()) =>
  api.call('POST /api/v1/my-account/mandate', {
    token: as,
    body: { ...OTHER, ...change },
    headers: { 'idempotency-key': key },
  });
const shown = async () => (await api.call('GET /api/v1/my-account/mandate', { token })).data.mandate;
const rows = () =>
  api.db
    .selectFrom('mandates')
    .select(['id', 'status', 'auddisCode', 'reference', 'accountEnding', 'sealedDetails'])
    .orderBy('createdAt')
    .orderBy('status', 'desc')
    .execute();

test.each<[string, object, string, RegExp]>([
  [
    'a number that cannot be',
    { account_details: { ...ACCOUNT, ...ADDRESS, account_number: '66374959' } },
    'account_details.account_number',
    /do not match/,
  ],
  [
    'a short sort code',
    { account_details: { ...ACCOUNT, ...ADDRESS, sort_code: '08-99' } },
    'account_details.sort_code',
    /valid sort code/,
  ],
  ['no holder', { account_holder: '' }, 'account_holder', /name on the account/],
  [
    'terms that are not agreed to',
    { dd_terms_accepted: false },
    'dd_terms_accepted',
    /agree to the Direct Debit terms/,
  ],
])('%s is refused at its field, and the old account stays', async (_what, change, field, words) => {
  const refused = await replace(change);
  expect(refused.status).toBe(422);
  expect(refused.validationMessages?.[field]?.[0]).toMatch(words);
  expect(await shown()).toMatchObject({
    status: 'active',
    account_ending: '4958',
    reference: 'RIVMEMBER0002',
  });
});

test('who has no membership by Direct Debit has nothing to set up', async () => {
  const refused = await replace({}, await api.loginAs('sam.new@example.com'));
  expect([refused.status, refused.message]).toEqual([
    409,
    expect.stringContaining('no membership paid by Direct Debit'),
  ]);
  expect((await api.call('POST /api/v1/my-account/mandate', { body: OTHER })).status).toBe(401);
});

test('another account takes the place of the old one, once, sealed, with what is collected unchanged', async () => {
  const before = await shown();
  const key = randomUUID();
  const first = await replace({}, token, key);
  expect(first.status).toBe(200);
  expect(first.data.mandate).toMatchObject({
    status: 'pending',
    account_holder: 'Alexis Fairbairn',
    account_ending: '4958',
    billing_day: '15',
    next_payment: before?.next_payment,
  });
  expect((await replace({}, token, key)).data).toEqual(first.data);
  expect(first.text).not.toContain('66374958');
  const [old, replaced, ...others] = (await rows()).toSorted((one, other) =>
    one.status.localeCompare(other.status),
  );
  expect(others).toEqual([]);
  expect(old).toMatchObject({ status: 'cancelled', auddisCode: '0C', reference: 'RIVMEMBER0002' });
  expect(replaced).toMatchObject({ status: 'pending', auddisCode: '0N' });
  expect(
    openSealed([TEST_VAULT_KEY], replaced?.reference ?? '', replaced?.sealedDetails ?? ''),
  ).toMatchObject({
    accountNumber: '66374958',
    sortCode: '089999',
    billingAddress: { postcode: 'M33 7AB' },
  });
  const memberships = await api.db
    .selectFrom('memberships')
    .select('mandateId')
    .where('mandateId', 'is not', null)
    .execute();
  expect(memberships).toEqual([{ mandateId: replaced?.id }]);
  expect(api.logged.join('')).not.toMatch(/66374958|089999|Alexis/);
});

test('the payer has notice of it by mail, without the account', async () => {
  const [mail, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your Direct Debit to Riverside Leisure Ltd has moved');
  expect(mail?.text).toMatch(
    /\nPaid from: Account ending 4958\nInstead of: Account ending \d{4}\nIts Direct Debit is cancelled\nAmount and day: Unchanged\n/,
  );
  expect(mail?.text).toContain('Next payment: £32.00 on Mon 15 Jun 2026');
  expect(mail?.text).toContain('Guarantee');
  expect(mail?.text).not.toContain('66374958');
});
