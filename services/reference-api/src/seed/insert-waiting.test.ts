import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const waitingFor = async (username: string) => {
  const token = await api.loginAs(username);
  const { data } = await api.call('GET /api/v1/activities/waiting-list', { token });
  return data.map(({ session }) => session?.waiting_list);
};

it('has someone at each place of a list, and a person who is offered a place', async () => {
  expect(await waitingFor('RIV100004')).toMatchObject([{ position: 1 }]);
  expect(await waitingFor('RIV100005')).toMatchObject([{ position: 2 }]);
  expect(await waitingFor('alex.member@example.com')).toMatchObject([{ position: 3 }]);
  expect(await waitingFor('jo.renew@example.com')).toMatchObject([
    { position: null, offered_until: expect.any(String) },
  ]);
  expect(await waitingFor('sam.new@example.com')).toEqual([]);
});
