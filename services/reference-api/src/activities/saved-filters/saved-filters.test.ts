import { MAX_SAVED_FILTERS } from 'shared-contracts/api/saved-filters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { savedFilterTexts } from './texts.ts';

const path = '/api/v1/activities/saved-filters';
let api: TestApi;
let sam: string;
let alex: string;

beforeAll(async () => {
  api = await startTestApi();
  sam = await api.loginAs('sam.new@example.com');
  alex = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

const save = (name: string, query = 'time=evening&price=6', token = sam) =>
  api.call(`POST ${path}`, { token, body: { name, query } });

test('a filter is kept under its name for the person alone, and written over by one of that name', async () => {
  await save('After work');
  const { data } = await save(' After work ', 'time=evening&support=hearing-impairment');
  expect(data).toEqual([
    { id: expect.any(String), name: 'After work', query: 'time=evening&support=hearing-impairment' },
  ]);
  expect((await api.call(`GET ${path}`, { token: alex })).data).toEqual([]);
});

test('a filter is forgotten by the person who kept it, and by no one else', async () => {
  const [filter] = (await api.call(`GET ${path}`, { token: sam })).data;
  const remove = (token: string, id = String(filter?.id)) => api.call(`DELETE ${path}/${id}`, { token });
  expect((await remove(alex)).status).toBe(404);
  expect((await remove(sam, 'nothing')).status).toBe(404);
  expect((await remove(sam)).data).toEqual([]);
});

test('there are only so many, and each has a name and something to look for', async () => {
  for (let count = 0; count < MAX_SAVED_FILTERS; count += 1) {
    expect((await save(`Filter ${count}`)).status).toBe(200);
  }
  expect(await save('One more')).toMatchObject({
    status: 409,
    message: savedFilterTexts.tooMany(MAX_SAVED_FILTERS),
  });
  expect((await save('Filter 1', 'age=9')).status).toBe(200);
  expect((await save('   ')).status).toBe(422);
  expect((await save('Script', 'time=<b>')).status).toBe(422);
  expect((await api.call(`GET ${path}`)).status).toBe(401);
});
