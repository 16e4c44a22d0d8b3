import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeRegistry } from '../../test-support/build-tree.ts';
import { listFiles } from '../../test-support/list-files.ts';
import { startGateway } from '../../test-support/test-gateway.ts';

const JOINING = 'standalone/mf-joining';
const EMBEDDED = '/?embedded=true';

/** A gateway over hosts whose lists the registry names, and a way to add a script to the manifest of one. */
async function startVouched(folder: string) {
  const logged: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  const gateway = await startGateway({ logger: { level: 'error', stream } });
  const inDist = (file: string) => path.join(gateway.dist, file);
  await mkdir(inDist(`${JOINING}/js`), { recursive: true });
  await writeFile(inDist(`${JOINING}/js/main.aaaaaaaa.js`), 'joining');
  const hosts = {
    shell: [await listFiles(gateway.dist, 'shell')],
    [JOINING]: [await listFiles(gateway.dist, JOINING)],
  };
  const registry = JSON.parse(await readFile(inDist('registry.json'), 'utf8'));
  await writeRegistry(gateway.dist, JSON.stringify({ ...registry, hosts }));
  const manifest = inDist(`${folder}/manifest.json`);
  const published = await readFile(manifest, 'utf8');
  return {
    ...gateway,
    logged,
    restore: () => writeFile(manifest, `${published}\n`),
    async addScript(script: string) {
      await appendFile(inDist(script), 'taken over');
      const content = JSON.parse(published);
      await writeFile(manifest, JSON.stringify({ ...content, main: [...content.main, script] }));
    },
  };
}

test.each(['/shell/js/evil.js', '/shell/evil.js', '/standalone/mf-joining/js/main.aaaaaaaa.js'])(
  'the script %s added to the manifest of the shell gets into no page',
  async (script) => {
    const { page, get, addScript, restore, logged } = await startVouched('shell');
    const scriptsOf = async () => [...(await page('/')).body.matchAll(/data-part="host"[^>]*src="([^"]+)"/g)];
    const before = await scriptsOf();
    expect(before).toHaveLength(1);
    expect((await get('/ready')).json()).toEqual({ status: 'ok' });
    await addScript(script);
    expect(await scriptsOf()).toEqual(before);
    expect((await page('/checkout')).body).not.toContain('evil');
    expect([(await get('/ready')).statusCode, (await get('/ready')).json()]).toEqual([
      503,
      { status: 'no shell' },
    ]);
    expect(logged.filter((line) => line.includes(`Its script ${script} is not in the list`))).toHaveLength(1);
    await restore();
    expect((await get('/ready')).json()).toEqual({ status: 'ok' });
  },
);

test('a shell whose manifest names a script of no list from the start has no pages', async () => {
  const { page, get, addScript } = await startVouched('shell');
  await addScript('/shell/js/evil.js');
  const response = await page('/');
  expect([response.statusCode, response.body.includes('evil.js')]).toEqual([503, false]);
  expect((await get('/ready')).json()).toEqual({ status: 'no shell' });
});

test('a script added to the manifest of embedded joining gets into no page', async () => {
  const { page, addScript } = await startVouched(JOINING);
  const headers = { host: 'online-joining.riverside.localhost:8080' };
  expect((await page(EMBEDDED, headers)).body).toContain('/standalone/mf-joining/js/main.aaaaaaaa.js');
  await addScript(`/${JOINING}/js/evil.js`);
  const { body } = await page(EMBEDDED, headers);
  expect(body).toContain('/standalone/mf-joining/js/main.aaaaaaaa.js');
  expect(body).not.toContain('evil.js');
});
