import { expect, test } from 'vitest';
import {
  bookings,
  type CanaryVersion,
  navigation,
  registryText,
  writeRegistry,
  writeRemote,
} from '../../test-support/build-tree.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

const newer = {
  ...bookings,
  version: '1.1.0',
  entry: '/remotes/mf-bookings/1.1.0/entry.99999999.js',
  container: 'mf_bookings_1_1_0',
};

async function startWith(triedOut: Omit<CanaryVersion, 'remote'>) {
  const gateway = await startGateway();
  await writeRemote(gateway.dist, newer);
  await writeRegistry(gateway.dist, registryText([navigation, bookings], [{ remote: newer, ...triedOut }]));
  const versionFor = async (headers: Record<string, string> = {}) => {
    const response = await gateway.page('/', headers);
    const found = bootOf(response.body).registry.find(
      ({ descriptor }: { descriptor: { name: string } }) => descriptor.name === 'mf-bookings',
    );
    return { version: found.version, cookie: response.headers['set-cookie'], body: response.body };
  };
  return { ...gateway, versionFor };
}

test('a percentage of the visitors gets the new version, each the same one with every page and call', async () => {
  const { versionFor, get } = await startWith({ percent: 30 });
  const versions: string[] = [];
  for (let share = 0; share < 100; share++) {
    const cookie = `touchline_share=${share}`;
    const { version, cookie: dealt } = await versionFor({ cookie });
    expect(dealt).toBeUndefined();
    versions.push(version);
    const registry = (await get('/registry.json', { cookie })).json();
    expect(registry[1].version).toBe(version);
  }
  expect(versions.filter((version) => version === '1.1.0')).toHaveLength(30);
});

test('a first page assigns a bucket, and its own registry and scripts use it at once', async () => {
  const { versionFor } = await startWith({ percent: 50 });
  const { version, cookie, body } = await versionFor();
  expect(cookie).toMatch(
    /^touchline_share=\d{1,2}; Max-Age=2592000; Domain=riverside\.localhost; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(body).toContain(`src="/remotes/mf-bookings/${version}/entry.`);
  const [pair = ''] = String(cookie).split(';');
  expect((await versionFor({ cookie: pair })).version).toBe(version);
});

test('a bucket set over https is not sent over plain connections', async () => {
  const { dist, page } = await startGateway({ publicScheme: 'https' });
  await writeRemote(dist, newer);
  await writeRegistry(dist, registryText([bookings], [{ remote: newer, percent: 50 }]));
  expect(String((await page('/')).headers['set-cookie'])).toMatch(/; Secure;/);
});

test('everyone at a named tenant gets the new version without a bucket', async () => {
  const { versionFor, page } = await startWith({ tenants: ['riverside'] });
  expect(await versionFor()).toMatchObject({ version: '1.1.0', cookie: undefined });
  const elsewhere = await page('/', { host: 'bookings.harbour.localhost:8080' });
  expect(bootOf(elsewhere.body).registry[1].version).toBe('1.0.0');
});

test.each([
  ['no share yet', {}],
  ['no share that can be read', { cookie: 'touchline_share=100' }],
])('a call with %s gets what is current', async (_, headers) => {
  const { get } = await startWith({ percent: 99 });
  expect((await get('/registry.json', headers)).json()[1].version).toBe('1.0.0');
});

test('a page in a frame of another site gets the current version', async () => {
  const { versionFor } = await startWith({ percent: 99 });
  expect(await versionFor({ 'sec-fetch-dest': 'iframe' })).toMatchObject({
    version: '1.0.0',
    cookie: undefined,
  });
});

test('a prefetched page gets the current version, and its visit a bucket', async () => {
  const { versionFor } = await startWith({ percent: 99 });
  const ahead = await versionFor({ 'sec-purpose': 'prefetch' });
  expect(ahead).toMatchObject({ version: '1.0.0', cookie: undefined });
  const kept = await versionFor({ 'sec-purpose': 'prefetch', cookie: 'touchline_share=0' });
  expect(kept).toMatchObject({ version: '1.1.0', cookie: undefined });
  expect((await versionFor()).cookie).toBeDefined();
});

test('no cookie is set without a canary', async () => {
  const { page } = await startGateway();
  expect((await page('/')).headers['set-cookie']).toBeUndefined();
});

test('an unreadable canary is skipped', async () => {
  const { dist, get } = await startGateway();
  await writeRegistry(dist, registryText([bookings], [{ remote: newer, tenants: ['riverside'] }]));
  expect((await get('/registry.json')).json()[0].version).toBe('1.0.0');
});
