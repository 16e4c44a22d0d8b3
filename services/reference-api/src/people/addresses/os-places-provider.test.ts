import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/wiring.ts';
import { chooseProvider } from './choose-provider.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

let respond: Respond;
const asked: { url: string | undefined; key: unknown }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url, key: request.headers.key });
  respond(response, request);
});
/** The environment of an installation whose service is this server. */
let environment: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { ADDRESS_LOOKUP_PROVIDER: 'os-places', ADDRESS_LOOKUP_KEY: 'k-1' };
  const url = readConfiguration(settings, '/checkout').addressLookup?.url ?? '';
  environment = {
    ...settings,
    ADDRESS_LOOKUP_URL: url.replace('https://api.os.uk', `http://127.0.0.1:${port}`),
  };
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const find = async () => chooseProvider(readConfiguration(environment, '/checkout'))?.addressesAt('M33 2AL');
const give = (...points: Record<string, string>[]) => {
  respond = (response) =>
    response.end(
      JSON.stringify({
        header: { totalresults: points.length, dataset: 'DPA', format: 'JSON' },
        results: points.map((point) => ({
          DPA: { UPRN: '1', POST_TOWN: 'SALE', POSTCODE: 'M33 2AL', ADDRESS: 'ALL OF IT', ...point },
        })),
      }),
    );
};

it('sends the postcode, and the key where no log of addresses has it', async () => {
  give({ BUILDING_NUMBER: '12', THOROUGHFARE_NAME: 'TEST STREET' });
  expect(await find()).toEqual([
    { lineOne: '12 Test Street', lineTwo: null, city: 'Sale', postcode: 'M33 2AL' },
  ]);
  expect(asked).toEqual([
    { url: '/search/places/v1/postcode?dataset=DPA&maxresults=100&postcode=M33%202AL', key: 'k-1' },
  ]);
});

it.each<[Record<string, string>, string, string | null]>([
  [
    { BUILDING_NUMBER: '12', THOROUGHFARE_NAME: "ST. JOHN'S ROAD", DEPENDENT_LOCALITY: 'ASHTON-ON-MERSEY' },
    "12 St. John's Road",
    'Ashton-on-Mersey',
  ],
  [
    {
      SUB_BUILDING_NAME: 'FLAT 2B',
      BUILDING_NAME: 'ROSE COURT',
      BUILDING_NUMBER: '7',
      THOROUGHFARE_NAME: 'THE AVENUE',
    },
    'Flat 2B, Rose Court, 7 The Avenue',
    null,
  ],
  [{ BUILDING_NAME: '12A', THOROUGHFARE_NAME: 'TEST STREET' }, '12A Test Street', null],
  [{ BUILDING_NAME: '3-5', THOROUGHFARE_NAME: 'TEST STREET' }, '3-5 Test Street', null],
  [
    { BUILDING_NAME: 'FOREST DENE', THOROUGHFARE_NAME: 'FOREST HILL', DEPENDENT_LOCALITY: 'HARTFORD' },
    'Forest Dene, Forest Hill',
    'Hartford',
  ],
  [
    { BUILDING_NUMBER: '1', DEPENDENT_THOROUGHFARE_NAME: 'MILL MEWS', THOROUGHFARE_NAME: 'MILL LANE' },
    '1 Mill Mews, Mill Lane',
    null,
  ],
  [{ BUILDING_NUMBER: '4', DEPENDENT_LOCALITY: 'LITTLE HAMLET' }, '4 Little Hamlet', null],
  [{ ORGANISATION_NAME: 'TEST SCHOOL', THOROUGHFARE_NAME: 'TEST STREET' }, 'Test School, Test Street', null],
  [{ PO_BOX_NUMBER: '33' }, 'PO Box 33', null],
  [{ DEPENDENT_LOCALITY: 'LITTLE HAMLET' }, 'Little Hamlet', null],
])('writes %j as people do', async (point, lineOne, lineTwo) => {
  give(point);
  expect(await find()).toEqual([{ lineOne, lineTwo, city: 'Sale', postcode: 'M33 2AL' }]);
});

it('knows no address where there are no results', async () => {
  respond = (response) => response.end(JSON.stringify({ header: { totalresults: 0 } }));
  expect(await find()).toEqual([]);
});

it.each<[string, Respond, RegExp]>([
  ['a refused key', (response) => response.writeHead(401).end(), /answered 401/],
  ['too many requests', (response) => response.writeHead(429).end(), /answered 429/],
  ['another shape', (response) => response.end('{"results":[{"LPI":{}}]}'), /something else/],
])('has no answer when it gives %s', async (_what, fails, why) => {
  respond = fails;
  await expect(find()).rejects.toThrow(why);
});
