import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { HOST, startGateway } from '../../test-support/test-gateway.ts';
import { readReports } from './read-reports.ts';

const CHECKOUT = 'https://bookings.riverside.example.com/checkout?email=sam@example.com';

const listed = {
  type: 'csp-violation',
  age: 10,
  url: CHECKOUT,
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/skim.js?card=4929000000006',
    documentURL: CHECKOUT,
    sample: 'let card = 4929000000006',
  },
};
const single = {
  'csp-report': {
    'violated-directive': 'script-src',
    'blocked-uri': 'inline',
    'document-uri': 'https://bookings.riverside.example.com/order-confirmed/7K3M9Q',
  },
};

it.each([
  [
    'the Reporting API',
    [listed],
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/checkout' },
  ],
  ['report-uri', single, { directive: 'script-src', blocked: 'inline', page: '/order-confirmed' }],
  [
    'a picture in the page',
    [{ ...listed, body: { ...listed.body, blockedURL: 'data:image/png;base64,AAAA' } }],
    { directive: 'script-src-elem', blocked: 'data:', page: '/checkout' },
  ],
])('reads %s without anything that was typed', (_, body, report) => {
  expect(readReports(body)).toEqual([report]);
});

it.each([
  ['another kind of report', [{ ...listed, type: 'deprecation' }]],
  ['no directive', [{ ...listed, body: {} }]],
  ['a text', 'csp-report'],
  ['nothing', null],
  ['a list of nothing', [null, 1]],
])('leaves out %s', (_, body) => {
  expect(readReports(body)).toEqual([]);
});

it('takes no more than a page would send', () => {
  expect(readReports(Array.from({ length: 500 }, () => listed))).toHaveLength(20);
});

async function gatewayWithLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { app, page } = await startGateway({ logger: { level: 'warn', stream } });
  const post = (body: unknown, type = 'application/reports+json') =>
    app.inject({
      method: 'POST',
      url: '/policy-reports',
      headers: { host: HOST, 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { lines, post, page };
}

it.each([
  ['application/reports+json', [listed]],
  ['application/csp-report', single],
])('logs %s, and no more than it reads', async (type, body) => {
  const { lines, post } = await gatewayWithLog();
  expect((await post(body, type)).statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('A page tried what its policy does not allow.');
  expect(lines[0]).not.toMatch(/4929|sam@|7K3M9Q/);
});

it('is not flooded', async () => {
  const { lines, post } = await gatewayWithLog();
  for (let round = 0; round < 5; round++) await post(Array.from({ length: 20 }, () => listed));
  expect(lines).toHaveLength(60);
});

it('refuses what is no JSON or too large', async () => {
  const { post } = await gatewayWithLog();
  expect((await post('{')).statusCode).toBe(404);
  expect((await post(JSON.stringify('x'.repeat(40_000)))).statusCode).toBe(404);
});

it('is named by every page', async () => {
  const { page } = await gatewayWithLog();
  const { headers } = await page('/');
  expect(headers['content-security-policy']).toContain('report-uri /policy-reports; report-to policy');
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
});
