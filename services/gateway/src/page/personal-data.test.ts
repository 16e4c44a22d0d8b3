import { expect, test } from 'vitest';
import { envelope, type Handler, json, type RecordedCall } from '../../test-support/fake-api.ts';
import { client } from '../../test-support/site-answers.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

/** Whose token a call carries. */
const nameOf = ({ headers: { cookie, authorization } }: RecordedCall): string =>
  /(?:touchline_token=|Bearer )(\w+)/.exec(`${cookie} ${authorization}`)?.[1] ?? 'nobody';

const answering =
  (dataFor: (name: string) => unknown): Handler =>
  (call, response) =>
    json(200, envelope(dataFor(nameOf(call))))(call, response);

/** An API that greets the caller, even in answers for anyone. */
const greeting = (): Record<string, Handler> => ({
  '/api/v1/client': answering((name) => ({ ...client, name: `Hello ${name}` })),
  '/api/v1/activities/footer': answering((name) => ({ html: `<p>Hello ${name}</p>` })),
  '/api/v1/auth/user': answering((name) => ({ name })),
  '/api/v1/my-account/bookings': answering((name) => ({ name })),
});

const VENUE_PAGE = '/location/sale-leisure-centre';
const loggedInAs = (name: string) => ({ cookie: `touchline_token=${name}`, authorization: `Bearer ${name}` });
/** A page without what is new in each answer: its nonce, and the address to request it again. */
const withoutNonces = (html: string) => html.replaceAll(/nonce="[^"]+"|retry=\w+/g, '');

test.each(['/', VENUE_PAGE, '/checkout', '/login'])('%s is the same for everyone', async (url) => {
  const { page } = await startGateway({}, greeting());
  const pages = [
    await page(url, loggedInAs('alex')),
    await page(url, loggedInAs('sam')),
    await page(url),
    await page(url, loggedInAs('alex')),
  ];
  expect(new Set(pages.map(({ body }) => withoutNonces(body))).size).toBe(1);
  expect(pages[0]?.body).toContain('Hello nobody');
  expect(pages[0]?.body).not.toMatch(/alex|sam\b/);
});

test('a page starts with no personal answer, whatever its route asks for', async () => {
  const { page, api } = await startGateway({}, greeting());
  const { body } = await page(VENUE_PAGE, loggedInAs('alex'));
  const urls = bootOf(body).preloaded.map(({ url }: { url: string }) => url);
  expect(urls).toContain('activities/venues/sale-leisure-centre/activities');
  expect([...api.asked('auth/user'), ...api.asked('my-account/bookings')]).toEqual([]);
  expect(urls.filter((url: string) => /^auth|^my-account/.test(url))).toEqual([]);
});

test('a personal answer is requested again each time, for each caller', async () => {
  const { get, page, api } = await startGateway({}, greeting());
  await page(VENUE_PAGE, loggedInAs('alex'));
  const names = [];
  for (const name of ['alex', 'sam', 'alex']) {
    names.push((await get('/api/v1/auth/user', { cookie: `touchline_token=${name}` })).json().data.name);
  }
  expect(names).toEqual(['alex', 'sam', 'alex']);
  expect(api.asked('auth/user')).toHaveLength(3);
});

test.each([VENUE_PAGE, '/boot.json', '/registry.json'])(
  'no intermediate cache keeps %s, and a browser may still go back to it at once',
  async (url) => {
    const { page } = await startGateway({}, greeting());
    const { headers } = await page(url, loggedInAs('alex'));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-encoding, cookie');
  },
);
