import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { letters } from '../../letters.ts';
import type { Mail } from '../../platform/index.ts';
import { createLog, smtpTransport } from '../../platform/wiring.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { readDelivery } from '../../testing/read-mail.ts';
import { openSmtpServer } from '../../testing/smtp-server.ts';
import { type DeliveryParts, deliverDue, startDelivering } from './deliver.ts';
import { claimMail, queueMail } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let api: TestApi;
let logged: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.db.deleteFrom('mails').execute();
  logged = [];
});
afterAll(() => api.close());

const room = (send: (mail: Mail) => Promise<void>): DeliveryParts => ({
  db: api.db,
  now: api.now,
  log: createLog((line) => logged.push(line)),
  transport: { send },
  letters,
  from: 'no-reply@example.com',
});
const queue = (reference: string) =>
  queueMail(
    api.db,
    { tenantId: 1, person: { reference } },
    { kind: 'reset-password', origin: 'http://localhost' },
    api.now(),
  );
const waiting = () => api.db.selectFrom('mails').select(['attempts', 'nextAttemptAt']).execute();
const linkIn = ({ text }: Mail) => /#[\w-]+/.exec(text)?.[0];

describe('queued mail', () => {
  it('goes out once', async () => {
    await queue('RIV100001');
    const sent: Mail[] = [];
    const outgoing = room(async (mail) => void sent.push(mail));
    await Promise.all([deliverDue(outgoing), deliverDue(outgoing)]);
    expect(sent.map(({ to }) => to)).toEqual(['sam.new@example.com']);
    expect(await waiting()).toEqual([]);
  });

  it('is tried again later when it fails, with a new link, and holds up no other', async () => {
    await queue('RIV100001');
    await queue('RIV100003');
    const tried: Mail[] = [];
    const outgoing = room(async (mail) => {
      tried.push(mail);
      if (mail.to.startsWith('sam') && tried.length < 3) throw new Error('The server is away.');
    });
    await deliverDue(outgoing);
    expect(tried.map(({ to }) => to)).toEqual(['sam.new@example.com', 'jo.renew@example.com']);
    expect(await waiting()).toHaveLength(1);
    await deliverDue(outgoing);
    expect(tried).toHaveLength(2);
    api.moveClock(MINUTE);
    await deliverDue(outgoing);
    expect(tried).toHaveLength(3);
    expect(await waiting()).toEqual([]);
    const [first, , again] = tried.map(linkIn);
    expect(again).not.toBe(first);
    const hashes = await api.db.selectFrom('passwordResets').select('personId').execute();
    expect(hashes).toHaveLength(2);
  });

  it('outlives the process that was sending it', async () => {
    await queue('RIV100001');
    await claimMail(api.db, api.now());
    const sent: Mail[] = [];
    const outgoing = room(async (mail) => void sent.push(mail));
    api.moveClock(MINUTE);
    await deliverDue(outgoing);
    expect(sent).toEqual([]);
    api.moveClock(5 * MINUTE);
    await deliverDue(outgoing);
    expect(sent).toHaveLength(1);
  });

  it('is given up after a day, which is reported without names', async () => {
    await queue('RIV100001');
    api.moveClock(25 * HOUR);
    await deliverDue(room(() => expect.unreachable()));
    expect(await waiting()).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('given up');
    expect(logged[0]).not.toMatch(/sam|RIV/i);
  });

  it('goes out as soon as someone says so', async () => {
    const sent = Promise.withResolvers<Mail>();
    const delivering = startDelivering(room(async (mail) => sent.resolve(mail)));
    await queue('RIV100001');
    delivering.wake();
    expect((await sent.promise).to).toBe('sam.new@example.com');
    await delivering.stop();
    expect(await waiting()).toEqual([]);
  });
});

describe('an SMTP server', () => {
  it('is handed the mail', async () => {
    const server = await openSmtpServer();
    await queue('RIV100001');
    await deliverDue({ ...room(async () => undefined), transport: smtpTransport(server.url) });
    await server.close();
    expect(server.received).toHaveLength(1);
    const [delivery = { from: '', to: '', message: '' }] = server.received;
    expect([delivery.from, delivery.to]).toEqual(['no-reply@example.com', 'sam.new@example.com']);
    const read = await readDelivery(delivery);
    expect(read.from?.text).toBe('"Riverside Leisure" <no-reply@example.com>');
    expect(read.subject).toBe('Set a new password for Riverside Leisure');
    expect(read.headers.get('auto-submitted')).toBe('auto-generated');
    expect(read.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    expect(read.text).toContain('registered number 09999901, Weir House, 14 Mill Race Street');
    expect(read.html).toContain('<h1');
    expect(logged).toEqual([]);
  });

  it('that refuses or is away is reported without names, and asked again', async () => {
    const server = await openSmtpServer('sam.new@example.com');
    const outgoing = { ...room(async () => undefined), transport: smtpTransport(server.url) };
    await queue('RIV100001');
    await deliverDue(outgoing);
    await server.close();
    api.moveClock(MINUTE);
    await deliverDue(outgoing);
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('"responseCode":550');
    expect(logged[1]).toContain('"code":"ESOCKET"');
    expect(logged.join()).not.toMatch(/sam|example\.com/);
  });
});
