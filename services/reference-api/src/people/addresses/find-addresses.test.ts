import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/wiring.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { createJsonProvider } from './json-provider.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const ONE = { line_one: '12 Test Street', line_two: 'Brooklands', town: 'Sale', postcode: 'M33 2AL' };
const giveAddresses: Respond = (response) =>
  response.end(JSON.stringify({ addresses: [ONE, { line_one: ' 14 Test Street ', town: 'Sale' }] }));
const FOUND = [
  { lineOne: '12 Test Street', lineTwo: 'Brooklands', city: 'Sale', postcode: 'M33 2AL' },
  { lineOne: '14 Test Street', lineTwo: null, city: 'Sale', postcode: 'M33 2AL' },
];

let respond: Respond = giveAddresses;
const asked: { url: string | undefined; authorization: string | undefined }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url, authorization: request.headers.authorization });
  respond(response, request);
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  respond = giveAddresses;
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the JSON provider', () => {
  const ask = (url = `${address}/find/{postcode}`, key: string | null = null, patienceMs?: number) =>
    createJsonProvider({ url, key }, patienceMs).addressesAt('M33 2AL');

  it('is sent the postcode and the key, and its addresses are read', async () => {
    expect(await ask(`${address}/find?q={postcode}`, 'k-1')).toEqual(FOUND);
    expect(asked).toEqual([{ url: '/find?q=M33%202AL', authorization: 'Bearer k-1' }]);
    await ask();
    expect(asked[1]).toEqual({ url: '/find/M33%202AL', authorization: undefined });
  });

  it('knows no address at a postcode that it does not know', async () => {
    respond = (response) => response.writeHead(404).end();
    expect(await ask()).toEqual([]);
  });

  it('gives no more than a hundred', async () => {
    respond = (response) => response.end(JSON.stringify({ addresses: new Array(500).fill(ONE) }));
    expect(await ask()).toHaveLength(100);
  });

  it.each<[string, Respond, RegExp]>([
    ['a failure', (response) => response.writeHead(503).end(), /answered 503/],
    ['a page', (response) => response.end('<html>'), /JSON/],
    ['other JSON', (response) => response.end('{"addresses":[{"street":"x"}]}'), /something else/],
    ['another place', (response) => response.writeHead(302, { location: '/other' }).end(), /fetch failed/],
  ])('has no answer when it gives %s', async (_what, fails, why) => {
    respond = fails;
    await expect(ask()).rejects.toThrow(why);
  });

  it('has no answer when it gives none in time', async () => {
    respond = () => undefined;
    await expect(ask(undefined, null, 200)).rejects.toThrow(/timeout/);
  });
});

describe('looking up a postcode', () => {
  let api: TestApi;
  const open = (environment: Record<string, string> = {}) =>
    startTestApi({ configuration: readConfiguration({ TEST_CLOCK: '1', ...environment }, '/nowhere') });
  const find = (postcode: string, tenant = 'riverside') =>
    api.call(`GET /api/v1/addresses?postcode=${encodeURIComponent(postcode)}`, { tenant });

  describe('without a provider', () => {
    beforeAll(async () => {
      api = await open();
    });
    afterEach(async () => {
      await api.db.deleteFrom('attempts').execute();
    });
    afterAll(() => api.close());

    it.each([
      ['m332al', 'Sale'],
      ['LS1 4DY', 'Leeds'],
      ['ZE3 9JS', 'Bush'],
      ['BF1 3AA', null],
    ])('%s gives its town alone: %s', async (postcode, town) => {
      const { status, data } = await find(postcode);
      expect([status, data.addresses]).toEqual([200, []]);
      expect(data.town).toBe(town);
    });

    it.each(['M33', '12345', 'ZZ99 3VZ'])('refuses %s, which is no postcode', async (postcode) => {
      const { status, validationMessages } = await find(postcode);
      expect(status).toBe(422);
      expect(validationMessages?.postcode).toEqual(['Please enter a valid postcode']);
    });

    it('has a limit for each address that asks, and says so in words', async () => {
      for (let time = 0; time < 60; time += 1) expect((await find('M33 2AL')).status).toBe(200);
      const { status, message } = await find('M33 2AL');
      expect([status, message]).toEqual([429, 'You have looked up many addresses. Please type yours.']);
      expect((await find('M33 2AL', 'harbour')).status).toBe(200);
    });
  });

  describe('with a provider', () => {
    beforeAll(async () => {
      api = await open({ ADDRESS_LOOKUP_URL: `${address}/find/{postcode}`, ADDRESS_LOOKUP_KEY: 'k-2' });
    });
    afterAll(() => api.close());

    it('gives the addresses to choose from', async () => {
      const { data } = await find('m33 2al');
      expect(data).toEqual({
        addresses: FOUND.map(({ lineOne, lineTwo, ...rest }) => ({
          line_one: lineOne,
          line_two: lineTwo,
          ...rest,
        })),
        town: 'Sale',
      });
      expect(asked).toEqual([{ url: '/find/M33%202AL', authorization: 'Bearer k-2' }]);
    });

    it('still gives the town while the provider is away, and logs that without the postcode', async () => {
      respond = (response) => response.writeHead(503).end();
      const { status, data } = await find('M33 2AL');
      expect([status, data]).toEqual([200, { addresses: [], town: 'Sale' }]);
      const said = api.logged.filter((line) => line.includes('The provider of addresses'));
      expect(said).toHaveLength(1);
      expect(said.join()).not.toMatch(/M33|k-2/);
    });
  });
});
