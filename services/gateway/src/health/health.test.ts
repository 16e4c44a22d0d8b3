import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registryText, writeRegistry } from '../../test-support/build-tree.ts';
import { json } from '../../test-support/fake-api.ts';
import { listFiles } from '../../test-support/list-files.ts';
import { startGateway } from '../../test-support/test-gateway.ts';
import { REREAD_DELAY } from '../watched-files/watch-file.ts';

const ready = { '/ready': json(200, { status: 'ok' }) };

test('a gateway with a shell and an API that takes calls is ready', async () => {
  const { get } = await startGateway({}, ready);
  const answer = await get('/ready', { host: 'anything' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('without an API that takes calls it is healthy but not ready', async () => {
  const { get } = await startGateway({}, { '/ready': json(503, { status: 'stopping' }) });
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no API' }]);
  expect((await get('/health')).statusCode).toBe(200);
});

test('without a shell it is not ready', async () => {
  const { get, dist } = await startGateway({}, ready);
  await rm(path.join(dist, 'shell', 'manifest.json'));
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no shell' }]);
});

test.each([
  ['is gone', async (file: string) => rm(file)],
  [
    'is not what was published',
    async (file: string, dist: string) => {
      await listFiles(dist, 'shell');
      await writeFile(file, 'something else');
    },
  ],
])('with a script of the shell that %s it is not ready', async (_, breakIt) => {
  const { get, dist } = await startGateway({}, ready);
  await breakIt(path.join(dist, 'shell/js/main.89abcdef.js'), dist);
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no shell' }]);
});

test('one that cannot read a remote which the registry names is not ready, until it can', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, page, dist } = await startGateway({}, ready);
  const published = path.join(dist, 'remotes/mf-basket/1.0.0/published.json');
  await rename(published, `${published}.away`);
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no mf-basket' }]);
  expect((await page('/')).statusCode).toBe(200);

  await rename(`${published}.away`, published);
  expect((await get('/ready')).statusCode).toBe(503);
  vi.setSystemTime(Date.now() + REREAD_DELAY);
  expect((await get('/ready')).statusCode).toBe(200);
  expect((await get('/registry.json')).json()).toHaveLength(3);
});

test('one that can read no remote does not serve an empty site', async () => {
  const { get, page, dist } = await startGateway({}, ready);
  await rm(path.join(dist, 'remotes'), { recursive: true });
  expect((await get('/ready')).json()).toEqual({ status: 'no registry' });
  expect((await page('/')).statusCode).toBe(503);
});

test('a site to which nothing was published yet is ready, and empty', async () => {
  const { get, page, dist } = await startGateway({}, ready);
  await writeRegistry(dist, registryText([]));
  expect((await get('/ready')).statusCode).toBe(200);
  expect((await page('/')).statusCode).toBe(200);
});

test("an operator's API without a call of that name counts as ready, one that cannot be reached does not", async () => {
  const { get, api } = await startGateway();
  expect((await get('/ready')).statusCode).toBe(200);
  await api.close();
  expect((await get('/ready')).json()).toEqual({ status: 'no API' });
});

test('a gateway that starts without a readable registry is not ready, and does not serve an empty site', async () => {
  const { get, page, dist } = await startGateway({}, ready);
  const registry = path.join(dist, 'registry.json');
  const content = await readFile(registry, 'utf8');
  await writeFile(registry, '{');
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no registry' }]);
  expect((await page('/')).statusCode).toBe(503);

  await writeFile(registry, content);
  expect((await get('/ready')).statusCode).toBe(200);
  expect((await page('/')).statusCode).toBe(200);
});

test('one that was asked to stop reports it and still answers', async () => {
  const readiness = { isStopping: false };
  const { get, page } = await startGateway({ readiness }, ready);
  readiness.isStopping = true;
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await page('/')).statusCode).toBe(200);
});
