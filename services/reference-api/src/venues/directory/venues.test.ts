import { readOpeningHours } from 'shared-contracts/api/opening-hours';
import { fromWire } from 'shared-contracts/codec';
import { siteDay } from 'shared-contracts/dates';
import { hoursOf } from 'shared-contracts/opening-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { addressLine } from './rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const names = async (path: string, tenant: string) =>
  (await api.call(`GET /api/v1/${path}`, { tenant })).data.map((venue) => venue.name);

describe('venues', () => {
  it('are those of the tenant, by name', async () => {
    expect(await names('activities/venues', 'riverside')).toEqual([
      'BeActive Urmston',
      'Manchester Aquatics Centre',
      'Sale Leisure Centre',
    ]);
    expect(await names('activities/venues', 'harbour')).toEqual(['Plymouth Life Centre']);
  });

  it('are the same under the path of online joining', async () => {
    expect(await names('online-joining/venues', 'riverside')).toEqual(
      await names('activities/venues', 'riverside'),
    );
    const { data } = await api.call('GET /api/v1/online-joining/venues/sale-leisure-centre');
    expect(data.slug).toBe('sale-leisure-centre');
  });

  it('name their facilities in words', async () => {
    const { data } = await api.call('GET /api/v1/activities/venues/sale-leisure-centre');
    expect(data.facilities).toContain('Swimming Pool');
    expect(data.lat).toBeCloseTo(53.42467);
  });

  it('have opening hours of their own or of their tenant, each by itself', async () => {
    const { data } = await api.call('GET /api/v1/activities/venues/sale-leisure-centre');
    const hours = readOpeningHours(fromWire(data.opening_hours, []));
    expect(hours?.regular).toHaveLength(7);
    expect(hours?.special).toContainEqual({
      date: '2026-12-25',
      reason: 'Christmas Day',
      opens: null,
      closes: null,
    });
    const list = await api.call('GET /api/v1/activities/venues');
    expect(list.data.filter((venue) => 'opening_hours' in venue)).toEqual([]);
  });

  it('have the hours of the day in a list', async () => {
    const { data } = await api.call('GET /api/v1/activities/venues');
    const venue = data.find(({ slug }) => slug === 'sale-leisure-centre');
    const date = siteDay(api.now());
    expect(venue?.hours_today?.date).toBe(date);
    const alone = await api.call('GET /api/v1/activities/venues/sale-leisure-centre');
    const hours = readOpeningHours(fromWire(alone.data.opening_hours, []));
    expect(venue?.hours_today?.spans).toEqual(hours && hoursOf(hours, date).spans);
    expect(venue?.hours_today?.spans).toHaveLength(1);
  });

  it('of another tenant are not there', async () => {
    const answer = await api.call('GET /api/v1/activities/venues/plymouth-life-centre');
    expect(answer.status).toBe(404);
  });
});

describe('the brand', () => {
  it("is the venue's own, else the tenant's", async () => {
    const colour = async (query: string) =>
      (await api.call(`GET /api/v1/frontend/theme${query}`)).data.theme_app_primary_colour;
    expect(await colour('?venue=sale-leisure-centre')).toBe('#1D5FA8');
    expect(await colour('?venue=beactive-urmston')).toBe('#0B6E75');
    expect(await colour('')).toBe('#0B6E75');
  });

  it.each(['nowhere', 'plymouth-life-centre', ''])('of the venue "%s" is not found', async (venue) => {
    expect((await api.call(`GET /api/v1/frontend/theme?venue=${venue}`)).status).toBe(404);
  });

  it('of each tenant is another, and so are its settings', async () => {
    const clients = ['riverside', 'northpeak', 'harbour'].map((tenant) =>
      api.call('GET /api/v1/client', { tenant }),
    );
    const data = (await Promise.all(clients)).map((answer) => answer.data);
    expect(data.map((client) => client.id)).toEqual(['1', '2', '3']);
    expect(new Set(data.map((client) => client.map_api_key)).size).toBe(3);
    expect(data[0]?.available_billing_dates).toEqual([1, 8, 15, 22, 28]);
  });
});

describe('the footer', () => {
  const footer = (query: string) => api.call(`GET /api/v1/activities/footer${query}`);

  it("is the venue's own, else the tenant's", async () => {
    expect((await footer('?venue=AP1002641')).data.html).toContain('Broad Road');
    const { data } = await api.call('GET /api/v1/activities/venues/beactive-urmston');
    expect((await footer(`?venue=${data.id}`)).data.html).toContain('Riverside Leisure');
  });

  it('needs a venue that is there', async () => {
    expect((await footer('')).validationMessages).toEqual({ venue: ['This is required.'] });
    expect((await footer('?venue=sale-leisure-centre')).status).toBe(404);
  });
});

it('writes an address on one line', () => {
  expect(addressLine({ address1: 'Broad Road', address2: null, town: 'Sale', postcode: 'M33 2AL' })).toBe(
    'Broad Road, Sale, M33 2AL',
  );
});
