import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTenants } from '../../seed/files/read-seed.ts';
import { syncSeed } from '../../seed/sync-seed.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const client = (tenant: string) => api.call('GET /api/v1/client', { tenant });
const settingsOf = (slug: string) =>
  api.db.selectFrom('tenants').select('settings').where('slug', '=', slug).executeTakeFirstOrThrow();

it("answers the tenant's id, language and wordings, whose keys stay as they are", async () => {
  expect((await client('riverside')).data).toMatchObject({ id: '1', language: 'en-GB', texts: {} });
  expect((await client('harbour')).data.texts).toEqual({
    'mf-bookings': {
      'findVenue.lead': 'Search by name, town or postcode along the coast, then pick a class.',
    },
  });
});

it('knows no tenant of another host', async () => {
  expect((await client('nowhere')).status).toBe(404);
});

describe('a database of an earlier version', () => {
  it('gets new settings, and keeps those that someone changed', async () => {
    const { settings } = await settingsOf('harbour');
    const { texts: _texts, ...earlier } = settings.site;
    const seeded = { ...settings, site: earlier };
    await api.db
      .updateTable('tenants')
      .set({
        settings: JSON.stringify({
          ...settings,
          site: { ...earlier, customerServicePhone: '01752 496 000' },
        }),
        seeded: JSON.stringify({ settings: seeded }),
      })
      .where('slug', '=', 'harbour')
      .execute();
    await syncSeed(api.db, readTenants());
    expect((await client('harbour')).data).toMatchObject({
      customer_service_phone: '01752 496 000',
      texts: { 'mf-bookings': {} },
    });
  });

  it('follows the seed in everything when it does not know what the seed gave', async () => {
    const { settings } = await settingsOf('northpeak');
    await api.db
      .updateTable('tenants')
      .set({ settings: JSON.stringify({ ...settings, freeCancellationHours: 99 }), seeded: null })
      .where('slug', '=', 'northpeak')
      .execute();
    await syncSeed(api.db, readTenants());
    expect((await settingsOf('northpeak')).settings).toEqual(settings);
  });
});
