import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('staff@example.com');
  await api.db
    .updateTable('people')
    .set({ firstName: 'Zoë', lastName: 'O’Brien-Nuñez' })
    .where('reference', '=', 'RIV100001')
    .execute();
});
afterAll(() => api.close());

const search = async (typed: string) => {
  const answer = await api.call('POST /api/v1/front-of-house/customers', {
    app: 'front-of-house',
    token: staff,
    body: { email_or_reference: typed },
  });
  return answer.data;
};
const find = async (typed: string) => (await search(typed)).map(({ reference }) => reference);

it('date of birth and postcode tell several matches apart, and are kept back for one', async () => {
  const [single, ...others] = await search('RIV100002');
  expect(others).toEqual([]);
  expect(single).not.toHaveProperty('date_of_birth');
  expect(single).not.toHaveProperty('postcode');
  await api.db
    .updateTable('people')
    .set({ answers: JSON.stringify({ dateOfBirth: '1988-04-17', 'address.postcode': 'M33 7AB' }) })
    .where('reference', '=', 'RIV100004')
    .execute();
  const [robin, frankie] = await search('twins@example.com');
  expect(robin).toMatchObject({ reference: 'RIV100004', date_of_birth: '1988-04-17', postcode: 'M33 7AB' });
  expect(frankie).toHaveProperty('date_of_birth');
  expect(frankie).not.toHaveProperty('postcode');
});

it('every match has age and membership, and a single one no date of birth', async () => {
  const [alex] = await search('RIV100002');
  expect(alex).toMatchObject({ age: 38, membership: 'Adult' });
  const [zoe] = await search('RIV100001');
  expect(zoe).toMatchObject({ membership: null });
});

describe('customers at the desk are found by', () => {
  it.each([
    ['their email address', 'Alex.Member@example.com', 'RIV100002'],
    ['their customer ID', 'riv100002', 'RIV100002'],
    ['a part of their name', 'fairb', 'RIV100002'],
    ['parts of both names, in any order', 'fair ale', 'RIV100002'],
    ['the beginning of a name with accents', 'Zoë', 'RIV100001'],
    ['a name typed without accents', 'zoe', 'RIV100001'],
    ['a part of a double name', 'nunez', 'RIV100001'],
    ['their phone number', '+44 7700 900201', 'RIV100002'],
    ['the end of their phone number', '900 201', 'RIV100002'],
    ['their postcode', 'm337ab', 'RIV100002'],
    ['the beginning of their postcode', 'M33 7', 'RIV100002'],
  ])('%s', async (_what, typed, reference) => {
    expect(await find(typed)).toContain(reference);
  });
});

it.each(['air', '%%%', '___', 'al', '3'])('no one is found by %j', async (typed) =>
  expect(await find(typed)).toEqual([]),
);

it('staff are found by who they say they are alone', async () => {
  const { lastName } = await api.db
    .selectFrom('people')
    .select('lastName')
    .where('email', '=', 'staff@example.com')
    .executeTakeFirstOrThrow();
  expect(await find(lastName)).toEqual([]);
  expect(await find('staff@example.com')).toHaveLength(1);
});

it('a search lists twenty at most, of this tenant, and each is in the audit log', async () => {
  const sample = await api.db
    .selectFrom('people')
    .selectAll()
    .where('reference', '=', 'RIV100002')
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 25 }, (_, index) => {
    const { id: _id, flags, answers, ...person } = sample;
    return {
      ...person,
      flags: JSON.stringify(flags),
      answers: JSON.stringify(answers),
      reference: `RIV20${String(index).padStart(4, '0')}`,
      email: `twin.${index}@example.com`,
      firstName: 'Twin',
      lastName: 'Quartermaine',
    };
  });
  await api.db.insertInto('people').values(many).execute();
  const seen = () =>
    api.db
      .selectFrom('auditEntries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = Number((await seen()).count);
  const found = await find('quarter');
  expect(found).toHaveLength(20);
  expect(found).toEqual([...found].sort());
  expect(Number((await seen()).count)).toBe(before + 20);
});
