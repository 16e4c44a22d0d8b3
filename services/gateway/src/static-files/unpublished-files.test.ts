import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeRegistry } from '../../test-support/build-tree.ts';
import { listFiles } from '../../test-support/list-files.ts';
import { listen, sendRaw, startGateway } from '../../test-support/test-gateway.ts';

const PAGE = '<!doctype html><script>document.title = "taken over"</script>';

/** A gateway with a file that no build wrote. */
async function startWith(file: string, { isVouchedFor = false } = {}) {
  const gateway = await startGateway();
  const place = path.join(gateway.dist, file);
  if (isVouchedFor) {
    const registry = JSON.parse(await readFile(path.join(gateway.dist, 'registry.json'), 'utf8'));
    const hosts = { shell: [await listFiles(gateway.dist, 'shell')] };
    await writeRegistry(gateway.dist, JSON.stringify({ ...registry, hosts }));
  }
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, PAGE);
  return gateway;
}

test.each([
  'remotes/evil.html',
  'remotes/evil.js',
  'remotes/mf-basket/evil.html',
  'remotes/mf-basket/evil.js',
  'remotes/mf-basket/1.0.0/evil.html',
  'standalone/evil.html',
  'standalone/evil.js',
  'standalone/mf-joining/evil.html',
  'shell/evil.HTML',
  'shell/js/evil.xhtml',
  'embed/evil.htm',
  'telemetry/evil.html',
  'map/evil.html',
  'map/evil.js',
  'map/tiles-0123456789ab/evil.svg',
])('%s, which no build wrote, is not served', async (file) => {
  const { get } = await startWith(file);
  expect((await get(`/${file}`)).statusCode).toBe(404);
});

test.each([
  '/remotes/mf-basket/../evil.js',
  '/remotes/mf-basket/%2e%2e/evil.js',
  '/remotes/a/b/../../evil.js',
])('a file outside the builds is not reached by %s', async (address) => {
  const { app } = await startWith('remotes/evil.js');
  expect(await sendRaw(await listen(app), address)).toMatch(/^HTTP\/1\.1 404 /);
});

test.each(['remotes/mf-basket/9.9.9/evil.js', 'standalone/evil/evil.js', 'embed/evil.js'])(
  'where the registry vouches for the shell, %s of a folder without a list is not served',
  async (file) => {
    const { get } = await startWith(file, { isVouchedFor: true });
    expect((await get(`/${file}`)).statusCode).toBe(404);
    expect((await get('/shell/js/main.89abcdef.js')).statusCode).toBe(200);
    expect((await get('/remotes/mf-basket/1.0.0/entry.55555555.js')).statusCode).toBe(200);
  },
);

test.each(['map/style.json', 'map/tiles-0123456789ab/5/15/9.pbf', 'shell/js/any.js'])(
  '%s may run and frame nothing when it is opened on its own',
  async (file) => {
    const { get } = await startWith(file);
    const { statusCode, headers } = await get(`/${file}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  },
);
