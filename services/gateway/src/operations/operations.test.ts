import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { json } from '../../test-support/fake-api.ts';
import { HOST, startGateway } from '../../test-support/test-gateway.ts';

async function startWithOperations(apiState = 200) {
  const operations = Fastify();
  onTestFinished(() => operations.close());
  const gateway = await startGateway({ operations }, { '/ready': json(apiState, {}) });
  return { ...gateway, ask: (url: string) => operations.inject({ method: 'GET', url }) };
}

test('answers are counted by kind and outcome, never by address', async () => {
  const { page, get, ask } = await startWithOperations();
  await page('/location/sale-leisure-centre');
  await get('/api/v1/client');
  await get('/shell/js/main.89abcdef.js');
  const { body, headers } = await ask('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  for (const kind of ['page', 'api', 'file']) {
    expect(body).toContain(`touchline_gateway_request_duration_seconds_count{kind="${kind}",status="200"} 1`);
  }
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toContain('sale-leisure-centre');
});

test('a prefetched page is not counted as a visit', async () => {
  const { page, ask } = await startWithOperations();
  await page('/', { 'sec-purpose': 'prefetch' });
  const { body } = await ask('/metrics');
  expect(body).toContain('request_duration_seconds_count{kind="prefetch",status="200"} 1');
  expect(body).not.toContain('kind="page"');
});

test('the page of the status names parts and versions', async () => {
  const { ask, api } = await startWithOperations();
  const { body, headers } = await ask('/status');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<h1>Everything that pages need is well</h1>');
  expect(body).toContain(`<td>API ${api.url}</td><td class="well">well</td>`);
  expect(body).toContain('<td>Bookings</td><td>mf-bookings</td><td>1.0.0</td>');
});

test('it says so when the API takes no calls', async () => {
  const { ask } = await startWithOperations(503);
  const { body } = await ask('/status');
  expect(body).toContain('<h1>Pages cannot be answered in full</h1>');
  expect(body).toContain('<td class="ill">not well</td>');
});

test('neither is public', async () => {
  const { get } = await startWithOperations();
  expect((await get('/metrics', { host: HOST })).statusCode).toBe(404);
  expect((await get('/status', { host: HOST })).statusCode).toBe(404);
});
