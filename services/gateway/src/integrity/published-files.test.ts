import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { bookings, registryText, SCRIPT, writeRegistry, writeRemote } from '../../test-support/build-tree.ts';
import { listFiles } from '../../test-support/list-files.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

const MAIN = '/shell/js/main.89abcdef.js';
const CHUNK = '/remotes/mf-bookings/1.0.0/js/home.11111111.js';
const STYLE = '/remotes/mf-bookings/1.0.0/js/home.css';

/** A gateway over a build whose files are listed. */
async function startListed({ isVouchedFor = false } = {}) {
  const gateway = await startGateway();
  const { dist } = gateway;
  const inDist = (file: string) => path.join(dist, file);
  await writeRemote(dist, bookings);
  await mkdir(path.dirname(inDist(CHUNK)), { recursive: true });
  await writeFile(inDist(CHUNK), 'the home screen');
  await writeFile(inDist(`${CHUNK}.gz`), zlib.gzipSync('the home screen'));
  await writeFile(inDist(STYLE), 'b{}');
  const shell = await listFiles(dist, 'shell');
  const files = await listFiles(dist, 'remotes/mf-bookings/1.0.0');
  const named = { version: '1.0.0', integrity: bookings.integrity, files };
  const registry = {
    remotes: { 'mf-bookings': { current: named, earlier: [], canary: null } },
    history: [],
    ...(isVouchedFor && { hosts: { shell: [shell] } }),
  };
  await writeRegistry(dist, JSON.stringify(registry));
  const statusOf = async (url: string, accepted = '') =>
    (await gateway.get(url, { 'accept-encoding': accepted })).statusCode;
  return { ...gateway, inDist, statusOf, registry };
}

test('unchanged files are served, compressed or not', async () => {
  const { statusOf } = await startListed();
  for (const url of [MAIN, CHUNK, STYLE, '/shell/manifest.json']) {
    expect([await statusOf(url), await statusOf(url, 'br'), await statusOf(url, 'gzip')]).toEqual([
      200, 200, 200,
    ]);
  }
});

test.each([
  ['an entry', bookings.entry, bookings.entry],
  ['a chunk', CHUNK, CHUNK],
  ['a style sheet', STYLE, STYLE],
  ['a compressed twin', `${CHUNK}.gz`, CHUNK],
  ['a twin that is no longer compressed', `${MAIN}.br`, MAIN],
])('%s with a changed byte is not served in any form until it is restored', async (_, file, url) => {
  const { statusOf, inDist } = await startListed();
  expect(await statusOf(url)).toBe(200);
  const before = await readFile(inDist(file));
  const changed = Buffer.from(before);
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
  await writeFile(inDist(file), file.endsWith('.br') ? SCRIPT : changed);
  expect([await statusOf(url), await statusOf(url, 'gzip'), await statusOf(url, 'br')]).toEqual([
    404, 404, 404,
  ]);
  await writeFile(inDist(file), before);
  expect(await statusOf(url)).toBe(200);
});

test('a file that no build listed is not served', async () => {
  const { statusOf, inDist } = await startListed();
  await writeFile(inDist('/shell/js/evil.js'), 'taken over');
  await writeFile(inDist('/shell/js/evil.js.br'), 'taken over');
  expect(await statusOf('/shell/js/evil.js')).toBe(404);
  expect(await statusOf('/shell/js/evil.js', 'br')).toBe(404);
  expect(await statusOf('/shell/files.json')).toBe(404);
});

test('no file of a list that differs from the registry’s is served', async () => {
  const { get, statusOf, inDist, dist } = await startListed();
  await get('/registry.json');
  await appendFile(inDist(CHUNK), ' altered');
  await listFiles(dist, 'remotes/mf-bookings/1.0.0');
  expect([await statusOf(CHUNK), await statusOf(bookings.entry)]).toEqual([404, 404]);
  await rm(inDist('/remotes/mf-bookings/1.0.0/files.json'));
  expect(await statusOf(CHUNK)).toBe(404);
});

/** Changes a file of the shell together with its hash. */
async function takeOverShell(dist: string): Promise<string> {
  await writeFile(path.join(dist, MAIN), 'taken over');
  await rm(path.join(dist, `${MAIN}.br`), { force: true });
  await rm(path.join(dist, `${MAIN}.gz`), { force: true });
  return listFiles(dist, 'shell');
}

test.each(['before the first page', 'while it runs'])(
  'a host whose list was changed with a file %s is not served, and the gateway is not ready',
  async (when) => {
    const { get, statusOf, dist } = await startListed({ isVouchedFor: true });
    if (when === 'while it runs') expect(await statusOf(MAIN)).toBe(200);
    await takeOverShell(dist);
    expect(await statusOf(MAIN)).toBe(404);
    const ready = await get('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no shell' }]);
    await rm(path.join(dist, 'shell/files.json'));
    expect(await statusOf(MAIN)).toBe(404);
  },
);

test('a host that is published while the gateway runs is served at once', async () => {
  const { statusOf, dist, registry } = await startListed({ isVouchedFor: true });
  expect(await statusOf(MAIN)).toBe(200);
  const before = await readFile(path.join(dist, 'shell/files.json'));
  const hash = await takeOverShell(dist);
  const published = { ...registry, hosts: { shell: [hash, ...(registry.hosts?.shell ?? [])] } };
  await writeFile(path.join(dist, 'shell/files.json'), before);
  await writeRegistry(dist, JSON.stringify(published));
  expect(await statusOf('/shell/manifest.json')).toBe(200);
  await listFiles(dist, 'shell');
  expect(await statusOf(MAIN)).toBe(200);
});

test('no file of an unreadable list is served', async () => {
  const { statusOf, inDist } = await startListed();
  await writeFile(inDist('/shell/files.json'), '{"js/main.89abcdef.js":"any"}');
  expect(await statusOf(MAIN)).toBe(404);
});

test.each([
  [
    'with a changed chunk',
    async (dist: string) => appendFile(path.join(dist, '/remotes/mf-bookings/1.1.0/js.js'), '!'),
  ],
  [
    'with another list',
    async (dist: string) => {
      await appendFile(path.join(dist, '/remotes/mf-bookings/1.1.0/js.js'), '!');
      await listFiles(dist, 'remotes/mf-bookings/1.1.0');
    },
  ],
  ['without its list', async (dist: string) => rm(path.join(dist, '/remotes/mf-bookings/1.1.0/files.json'))],
])('a promoted version %s leaves the last good one in place', async (_, tamper) => {
  const { get, dist } = await startListed();
  const newer = { ...bookings, version: '1.1.0', entry: '/remotes/mf-bookings/1.1.0/entry.99999999.js' };
  await get('/registry.json');
  await writeRemote(dist, newer);
  await writeFile(path.join(dist, '/remotes/mf-bookings/1.1.0/js.js'), 'a chunk');
  const files = await listFiles(dist, 'remotes/mf-bookings/1.1.0');
  await tamper(dist);
  const registry = JSON.parse(registryText([newer]));
  registry.remotes['mf-bookings'].current.files = files;
  await writeRegistry(dist, JSON.stringify(registry));
  expect((await get('/registry.json')).json()[0].version).toBe('1.0.0');
});

test('a page names the integrity of its scripts, and of every one that loads later', async () => {
  const { page, dist } = await startListed();
  const { body } = await page('/');
  const shell = JSON.parse(await readFile(path.join(dist, 'shell/files.json'), 'utf8'));
  const remote = JSON.parse(await readFile(path.join(dist, 'remotes/mf-bookings/1.0.0/files.json'), 'utf8'));
  expect(body).toContain(`integrity="${shell['js/main.89abcdef.js']}" src="${MAIN}"`);
  expect(body).toContain(`integrity="${remote['js/home.11111111.js']}" src="${CHUNK}"`);
  const boot = bootOf(body);
  expect(boot.fileIntegrity).toMatchObject({
    [MAIN]: shell['js/main.89abcdef.js'],
    '/fonts/lato.css': expect.stringMatching(/^sha256-/),
  });
  expect(boot.registry[0].fileIntegrity).toEqual({
    [bookings.entry]: remote['entry.0a1b2c3d.js'],
    [CHUNK]: remote['js/home.11111111.js'],
  });
});

test('the style sheet of a face matches its integrity', async () => {
  const { get } = await startListed();
  const { fileIntegrity } = (await get('/boot.json')).json();
  const sheet = await get('/fonts/lato.css');
  const hash = createHash('sha256').update(sheet.rawPayload).digest('base64');
  expect(fileIntegrity['/fonts/lato.css']).toBe(`sha256-${hash}`);
});

test('while developing nothing is listed, and everything is served', async () => {
  const { get, page } = await startGateway();
  expect((await get(MAIN)).statusCode).toBe(200);
  const { body } = await page('/');
  expect(body).toContain('<script defer data-part="host" src="');
  expect(bootOf(body).registry[0].fileIntegrity).toBeUndefined();
});
