import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { json } from '../../test-support/fake-api.ts';
import { startGateway } from '../../test-support/test-gateway.ts';

const ready = { '/ready': json(200, { status: 'ok' }) };

test('a gateway with a shell and an API that takes calls is ready', async () => {
  const { get } = await startGateway({}, ready);
  const answer = await get('/ready', { host: 'anything' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('without an API that takes calls it lives and is not ready', async () => {
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

test('a gateway that starts while the registry cannot be read is not ready, and shows no empty site', async () => {
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

test('one that was asked to stop says so and goes on answering', async () => {
  const readiness = { isStopping: false };
  const { get, page } = await startGateway({ readiness }, ready);
  readiness.isStopping = true;
  const answer = await get('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await page('/')).statusCode).toBe(200);
});
