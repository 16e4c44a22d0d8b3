import { rm } from 'node:fs/promises';
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
