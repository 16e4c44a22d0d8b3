import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { basket, bookings, registryText, writeRegistry, writeRemote } from '../../test-support/build-tree.ts';
import { startGateway } from '../../test-support/test-gateway.ts';

const versions = (remotes: { descriptor: { name: string }; version: string }[]) =>
  Object.fromEntries(remotes.map(({ descriptor, version }) => [descriptor.name, version]));

const newer = { ...bookings, version: '1.1.0', entry: '/remotes/mf-bookings/1.1.0/entry.99999999.js' };

test('a promoted version is served with the next page, without a restart', async () => {
  const { page, get, dist } = await startGateway();
  await page('/');
  await writeRemote(dist, newer);
  await writeRegistry(dist, registryText([newer]));
  expect((await page('/')).body).toContain('src="/remotes/mf-bookings/1.1.0/entry.99999999.js"');
  const registry = await get('/registry.json');
  expect(registry.headers['cache-control']).toBe('private, no-cache');
  expect(versions(registry.json())).toEqual({ 'mf-bookings': '1.1.0' });
});

test('the previous version stays reachable for open tabs', async () => {
  const { get, dist } = await startGateway();
  await writeRemote(dist, newer);
  await writeRegistry(dist, registryText([newer]));
  expect((await get(bookings.entry)).body).toContain('var mf_bookings');
});

test.each(['{"remotes": ', '{"mf-bookings":"1.0.0"}', '{"remotes":{"../x":{}},"history":[]}'])(
  'the registry %s leaves the last good one in place',
  async (text) => {
    const { get, dist } = await startGateway();
    const before = (await get('/registry.json')).json();
    await writeRegistry(dist, text);
    expect((await get('/registry.json')).json()).toEqual(before);
  },
);

test('a version that was never published leaves the last good one of that remote in place', async () => {
  const { get, dist } = await startGateway();
  await get('/registry.json');
  const unknown = { ...basket, descriptor: { ...basket.descriptor, name: 'mf-unknown' } };
  await writeRegistry(dist, registryText([{ ...bookings, version: '7.0.0' }, basket, unknown]));
  expect(versions((await get('/registry.json')).json())).toEqual({
    'mf-bookings': '1.0.0',
    'mf-basket': '1.0.0',
  });
});

test('a version with a changed entry is not served', async () => {
  const { get, dist } = await startGateway();
  await get('/registry.json');
  await writeRemote(dist, { ...newer, integrity: 'sha384-altered' });
  await writeRegistry(dist, registryText([newer]));
  expect(versions((await get('/registry.json')).json())).toEqual({ 'mf-bookings': '1.0.0' });
});

test('a broken manifest of the shell leaves the last good one in place', async () => {
  const { page, dist } = await startGateway();
  await page('/');
  await writeFile(path.join(dist, 'shell', 'manifest.json'), '{"main":[]}');
  expect((await page('/')).body).toContain('/shell/js/main.89abcdef.js');
});

test('forbidden paths of a remote are left out, and the rest of it works', async () => {
  const { get, page, dist } = await startGateway();
  const route = (id: string, path: string) => ({
    id,
    apps: ['bookings' as const],
    path,
    title: 'Taken over',
  });
  const routes = [
    route('login', '/login'),
    route('any', '/:anything'),
    route('checkout', '/checkout'),
    route('shop', '/shop'),
  ];
  const shop = {
    ...basket,
    descriptor: { ...basket.descriptor, name: 'mf-shop', displayName: 'Shop', routes, slots: [] },
    entry: '/remotes/mf-shop/1.0.0/entry.88888888.js',
    container: 'mf_shop',
    chunks: {},
  };
  await writeRemote(dist, shop);
  await writeRegistry(dist, registryText([bookings, basket, shop]));
  const registry = (await get('/registry.json')).json();
  const paths = registry.flatMap(({ descriptor }: typeof shop) =>
    descriptor.name === 'mf-shop' ? descriptor.routes.filter(({ apps }) => apps.length > 0) : [],
  );
  expect(paths).toEqual([route('shop', '/shop')]);
  for (const taken of ['/login', '/checkout', '/anything']) {
    expect((await page(taken)).body).not.toContain('| Taken over</title>');
  }
  expect((await page('/shop')).body).toContain('| Taken over</title>');
});
