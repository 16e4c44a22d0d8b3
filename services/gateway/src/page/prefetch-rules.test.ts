import { createHash } from 'node:crypto';
import { addDays, siteDay } from 'shared-contracts/dates';
import { expect, test } from 'vitest';
import { startGateway } from '../../test-support/test-gateway.ts';

const VENUE = '/location/sale-leisure-centre';
const RULES = /<script type="speculationrules">(.*?)<\/script>/s;
const rulesOf = (html: string): string | undefined => RULES.exec(html)?.[1];

test.each([
  ['/', '/location/:venue'],
  [VENUE, '/location/:venue/sessions/:session'],
  [`${VENUE}?level=beginner`, '/location/:venue/sessions/:session'],
  [`${VENUE}?date=${addDays(siteDay(new Date()), 1)}`, '/location/:venue/sessions/:session'],
])('%s has %s fetched ahead, and its policy allows that by hash', async (address, pathname) => {
  const { page } = await startGateway();
  const { body, headers } = await page(address);
  const text = rulesOf(body) ?? '';
  expect(JSON.parse(text)).toEqual({
    prefetch: [
      { source: 'document', where: { href_matches: { pathname, search: '' } }, eagerness: 'moderate' },
    ],
  });
  const hash = createHash('sha256').update(text).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test.each([
  ['a class', `${VENUE}/sessions/s-1`, {}],
  ['login', '/login', {}],
  ['the basket', '/basket', {}],
  ['the checkout', '/checkout', {}],
  ['the kiosk', '/kiosk', {}],
  ['home at a kiosk', '/?kiosk=true', {}],
  ['a venue’s week', `${VENUE}?view=week`, {}],
  ['a venue in a frame', `${VENUE}?embedded=true`, {}],
  ['a page that is not there', '/nowhere', {}],
  ['the account', '/', { host: 'my-account.riverside.localhost:8080' }],
  ['joining', '/', { host: 'online-joining.riverside.localhost:8080' }],
  ['the front of house', '/', { host: 'front-of-house.riverside.localhost:8080' }],
  ['somebody who saves data', '/', { 'save-data': 'on' }],
  ['a slow connection', '/', { ect: '3g' }],
])('%s has nothing fetched ahead', async (_, address, headers) => {
  const { page } = await startGateway();
  expect(rulesOf((await page(address, headers)).body)).toBeUndefined();
});

test('one visitor who saves data takes nothing from the next, who does not', async () => {
  const { page } = await startGateway();
  const saving = await page('/', { 'save-data': 'on' });
  const next = await page('/', { ect: '4g', 'if-none-match': String(saving.headers.etag) });
  expect([next.statusCode, rulesOf(next.body) === undefined]).toEqual([200, false]);
  expect(rulesOf((await page('/', { 'save-data': 'on' })).body)).toBeUndefined();
});

test('browsers are asked how fast their connection is', async () => {
  const { page } = await startGateway();
  expect((await page('/')).headers['accept-ch']).toBe('ECT');
});

test('a page that is fetched ahead is the page itself', async () => {
  const { page } = await startGateway();
  const ahead = await page(VENUE, { 'sec-purpose': 'prefetch' });
  const visited = await page(VENUE);
  expect([ahead.statusCode, ahead.body]).toEqual([200, visited.body]);
});
