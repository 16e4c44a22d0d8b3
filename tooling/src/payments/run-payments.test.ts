import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runPayments } from './run-payments.ts';

const payment = {
  id: 'p1',
  kind: 'outcome-unknown',
  person: { name: 'Jo Ashdown', reference: 'RIV100003', email: 'jo.renew@example.com' },
  formatted_amount: '£7.50',
  card: null,
  reference: 'R1',
  transaction_id: null,
  order_reference: null,
  known: 'We could not find out whether it was taken.',
  tried: [{ at: '2026-11-20T18:30:00+00:00', text: 'Sent to the card provider: no clear answer' }],
  found_at: '2026-11-21T18:30:00+00:00',
  resolutions: ['try-again', 'nothing-charged'],
  settled: null,
};
const settled = {
  at: '2026-11-22T09:00:00+00:00',
  by: 'Pat Desk',
  resolution: 'nothing-charged',
  note: 'Not there.',
};

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A site that logs in and answers; `seen` has what it was asked. */
async function site(refusal?: string) {
  const seen: { line: string; host: string | undefined; cookie: string | undefined; body: unknown }[] = [];
  const bodyOf = async (request: IncomingMessage) => {
    const parts = await request.toArray();
    return parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : undefined;
  };
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const { host, cookie } = request.headers;
    seen.push({ line, host, cookie, body: await bodyOf(request) });
    const data = line.includes('login')
      ? { token: 'T' }
      : line.endsWith('/second-factor')
        ? { recovery_codes_left: 10 }
        : line.endsWith('/resolution')
          ? { ...payment, resolutions: [], settled }
          : line.endsWith('/p1')
            ? payment
            : { has_more: false, payments: [payment] };
    const isRefused = refusal !== undefined && !line.includes('login');
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? { message: refusal } : { status_code: 200, data }));
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://front-of-house.riverside.localhost:${port}`, seen };
}

async function run(origin: string, ...words: string[]): Promise<string[]> {
  return runWith({}, origin, ...words);
}

async function runWith(more: Record<string, string>, origin: string, ...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const environment = {
    PAYMENTS_SITE: origin,
    PAYMENTS_AS: 'staff@example.com',
    PAYMENTS_PASSWORD: 'secret',
    ...more,
  };
  await runPayments(words, environment, (line) => lines.push(line));
  return lines;
}

it('lists payments as the member of staff who logs in', async () => {
  const { origin, seen } = await site();
  expect(await run(origin, 'list')).toEqual([
    'p1  2026-11-21T18:30:00+00:00  £7.50  outcome-unknown  Jo Ashdown (RIV100003)',
  ]);
  expect(seen[0]?.body).toEqual({ username: 'staff@example.com', password: 'secret' });
  expect(seen[1]).toMatchObject({
    line: 'GET /api/v1/front-of-house/payments-to-sort-out',
    host: origin.slice('http://'.length),
    cookie: expect.stringContaining('=T'),
  });
});

it('confirms the login with the code of an authenticator app, where one is given', async () => {
  const { origin, seen } = await site();
  await runWith({ PAYMENTS_CODE: '123456' }, origin, 'list');
  expect(seen[1]).toMatchObject({
    line: 'POST /api/v1/auth/second-factor',
    body: { code: '123456' },
    cookie: expect.stringContaining('=T'),
  });
  expect(seen[2]?.line).toBe('GET /api/v1/front-of-house/payments-to-sort-out');
});

it('shows one, and settles it with a note', async () => {
  const { origin, seen } = await site();
  expect(await run(origin, 'show', 'p1')).toEqual([
    'Payment: £7.50 from Jo Ashdown (RIV100003)',
    'Known: We could not find out whether it was taken.',
    'Reference: R1',
    '  2026-11-20T18:30:00+00:00  Sent to the card provider: no clear answer',
    'Can be settled by: try-again, nothing-charged',
  ]);
  const done = await run(origin, 'settle', 'p1', 'nothing-charged', '--note', ' Not there. ');
  expect(done.at(-1)).toBe(
    'Sorted out: nothing-charged on 2026-11-22T09:00:00+00:00 by Pat Desk: Not there.',
  );
  expect(seen.at(-1)?.body).toEqual({ resolution: 'nothing-charged', note: 'Not there.' });
});

it.each([
  ['no word', []],
  ['nobody named', ['show']],
  ['an unknown way', ['settle', 'p1', 'forget', '--note', 'x']],
  ['no note', ['settle', 'p1', 'refund']],
  ['an unknown option', ['list', '--force']],
])('explains itself: %s', async (_, words) => {
  await expect(run('http://localhost:1', ...words)).rejects.toThrow(/^Usage: npm run payments/);
});

it('says what the site says, or that it is away', async () => {
  const { origin } = await site('This page is for staff.');
  await expect(run(origin, 'list')).rejects.toThrow('This page is for staff.');
  await expect(run('http://x.localhost:1', 'list')).rejects.toThrow('could not be reached');
});
