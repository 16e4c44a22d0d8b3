import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bookings, writeRegistry, writeRemote } from '../../test-support/build-tree.ts';
import { startGateway } from '../../test-support/test-gateway.ts';

const versions = (remotes: { descriptor: { name: string }; version: string }[]) =>
  Object.fromEntries(remotes.map(({ descriptor, version }) => [descriptor.name, version]));

const newer = { ...bookings, version: '1.1.0', entry: '/remotes/mf-bookings/1.1.0/entry.99999999.js' };

test('a promoted version is served with the next page, without a restart', async () => {
  const { page, get, dist } = await startGateway();
  await page('/');
  await writeRemote(dist, newer);
  await writeRegistry(dist, { 'mf-bookings': '1.1.0' });
  expect((await page('/')).body).toContain('src="/remotes/mf-bookings/1.1.0/entry.99999999.js"');
  const registry = await get('/registry.json');
  expect(registry.headers['cache-control']).toBe('no-cache');
  expect(versions(registry.json())).toEqual({ 'mf-bookings': '1.1.0' });
});

test.each(['{"mf-bookings": ', '["mf-bookings"]', '{"mf-bookings":"../../x"}', '{"../x":"1.0.0"}'])(
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
  await writeRegistry(dist, { 'mf-bookings': '7.0.0', 'mf-basket': '1.0.0', 'mf-unknown': '1.0.0' });
  expect(versions((await get('/registry.json')).json())).toEqual({
    'mf-bookings': '1.0.0',
    'mf-basket': '1.0.0',
  });
});

test('a broken manifest of the shell leaves the last good one in place', async () => {
  const { page, dist } = await startGateway();
  await page('/');
  await writeFile(path.join(dist, 'shell', 'manifest.json'), '{"main":[]}');
  expect((await page('/')).body).toContain('/shell/js/main.89abcdef.js');
});
