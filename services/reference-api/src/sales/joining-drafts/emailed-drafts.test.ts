import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { remindOfDrafts } from './remind.ts';

const PATH = '/api/v1/memberships/online-joining/draft';
const KNOWN = 'sam.new@example.com';
const NEW = 'new.person@example.com';
const HOUR = 3_600_000;
const dates = { start_date: '2026-06-12', billing_day: 15, promotion: null };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  for (const table of ['joiningDrafts', 'attempts', 'mails'] as const)
    await api.db.deleteFrom(table).execute();
});
afterAll(() => api.close());

const post = (line: string, body: object, request: TestRequest = {}) =>
  api.call(`POST ${PATH}${line}`, { app: 'online-joining', ...request, body });
const keep = (email = NEW, wants_reminder = false) =>
  post('/email', { email, wants_reminder, steps: { dates: { revision: 0, given: dates } } });
const save = (key: string, steps: object, request: TestRequest = {}) =>
  api.call(`PUT ${PATH}`, { ...request, body: { key, steps } });
const open = (token: string, request: TestRequest = {}) => post('/open', { token }, request);

async function mailedLink(): Promise<string> {
  const mail = (await api.deliverMail()).at(-1);
  return /\/resume#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a joining that is kept without an account', () => {
  it('is opened by the mailed link, once, on any device', async () => {
    const kept = await keep(` ${NEW.toUpperCase()} `);
    expect([kept.status, kept.data.draft?.steps?.dates?.revision]).toEqual([200, 1]);
    const link = await mailedLink();
    const opened = await open(link);
    expect(opened.data.draft).toEqual(kept.data.draft);
    expect(opened.data.key).not.toBe(kept.data.key);
    const replayed = await open(link);
    expect([replayed.status, replayed.validationMessages]).toEqual([
      422,
      { token: ['This link no longer works. Ask for a new one below.'] },
    ]);
    const stored = await api.db.selectFrom('joiningDrafts').selectAll().execute();
    const keys = await api.db.selectFrom('joiningDraftKeys').selectAll().execute();
    const secrets = [link, String(kept.data.key), String(opened.data.key)];
    for (const secret of secrets) {
      expect(JSON.stringify([stored, keys])).not.toContain(secret);
      expect(api.logged.join()).not.toContain(secret);
    }
    expect(api.logged.join()).not.toContain(NEW);
  });

  it('is opened by one of two presses that meet', async () => {
    await keep();
    const link = await mailedLink();
    const both = await Promise.all([open(link), open(link)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('logs no one in, and opens nothing else', async () => {
    await keep(KNOWN);
    const { data, headers } = await open(await mailedLink());
    expect(headers['set-cookie']).toBeUndefined();
    expect((await api.call('GET /api/v1/auth/user', { token: String(data.key) })).status).toBe(401);
    expect((await api.call(`GET ${PATH}`, { token: String(data.key) })).text).not.toContain('billing_day');
  });

  it('is changed on two devices, neither over the other', async () => {
    await keep();
    const here = String((await open(await mailedLink())).data.key);
    await post('/link', { email: NEW });
    const there = String((await open(await mailedLink())).data.key);
    const change = (key: string, revision: number, billing_day: number) =>
      save(key, { dates: { revision, given: { ...dates, billing_day } } });
    expect((await change(there, 1, 1)).status).toBe(200);
    expect((await change(here, 1, 28)).status).toBe(409);
    expect((await change(here, 2, 28)).status).toBe(200);
    expect((await save(there, {})).data).toMatchObject({ steps: { dates: { given: { billing_day: 28 } } } });
  });

  it('closes to the person who typed the address once its owner has opened it', async () => {
    const typist = String((await keep()).data.key);
    const dob = { checksum: 'c', answers: { dateOfBirth: '1991-02-03' } };
    expect((await save(typist, {})).status).toBe(200);
    const owner = String((await open(await mailedLink())).data.key);
    expect((await save(owner, { details: { revision: 0, given: dob } })).status).toBe(200);
    const read = await save(typist, {});
    expect([read.status, read.text.includes('1991')]).toEqual([404, false]);
    const guessed = await save(typist, { details: { revision: 0, given: dob } });
    expect([guessed.status, guessed.text.includes('1991')]).toEqual([404, false]);
    const token = await api.loginAs(KNOWN);
    const adopted = await save(typist, {}, { token });
    expect(adopted.text).not.toContain('1991');
    await post('/discard', { key: typist });
    expect((await save(owner, {})).data.steps?.details?.given).toEqual(dob);
  });

  it.each<[string, (key: string) => Promise<unknown> | unknown, TestRequest?]>([
    ['is made up', () => null],
    ['is of another tenant', (key) => key, { tenant: 'harbour' }],
    ['is of a draft that was thrown away', (key) => post('/discard', { key }).then(() => key)],
    [
      'is of a draft that has expired',
      (key) => {
        api.moveClock(14 * 24 * HOUR);
        return key;
      },
    ],
  ])('is closed to a key that %s', async (_what, spoil, request) => {
    const key = (await spoil(String((await keep()).data.key))) ?? 'made-up';
    expect((await save(String(key), {}, request)).status).toBe(404);
  });

  it.each<[string, (link: string) => Promise<string> | string, TestRequest?]>([
    ['made up', () => 'a'.repeat(43)],
    ['of another tenant', (link) => link, { tenant: 'harbour' }],
    [
      'a day old',
      (link) => {
        api.moveClock(24 * HOUR);
        return link;
      },
    ],
    [
      'not the newest',
      async (link) => {
        await post('/link', { email: NEW });
        await api.deliverMail();
        return link;
      },
    ],
  ])('stays shut to a link that is %s', async (_what, spoil, request) => {
    await keep();
    const link = await spoil(await mailedLink());
    expect((await open(link, request)).status).toBe(422);
  });

  it('becomes the own of a person who logs in with its key, and no link or key opens it any more', async () => {
    const key = String((await keep()).data.key);
    const link = await mailedLink();
    const token = await api.loginAs(KNOWN);
    const adopted = await save(key, {}, { token });
    expect(adopted.data).toMatchObject({ steps: { dates: { given: dates } } });
    expect((await api.call(`GET ${PATH}`, { token })).data).toEqual(adopted.data);
    expect((await open(link)).status).toBe(422);
    expect((await save(key, {})).status).toBe(404);
    await post('/link', { email: NEW });
    expect(await api.deliverMail()).toEqual([]);
  });

  it('keeps the steps of the draft that the person already had', async () => {
    const token = await api.loginAs(KNOWN);
    const questions = { answers: [{ question_id: '7', answer: 'regular' }] };
    const own = {
      dates: { revision: 0, given: { ...dates, billing_day: 1 } },
      questions: { revision: 0, given: questions },
    };
    await api.call(`PUT ${PATH}`, { token, body: { steps: own } });
    const { data } = await save(String((await keep()).data.key), {}, { token });
    expect(data).toMatchObject({
      steps: { dates: { given: { billing_day: 15 } }, questions: { given: questions } },
    });
  });
});

describe('asking for a link', () => {
  it('answers the same for a known and an unknown address, by as many statements', async () => {
    await keep();
    await api.deliverMail();
    const ask = async (email: string) => {
      const before = api.queries();
      const { status, text } = await post('/link', { email });
      return { status, text, statements: api.queries() - before };
    };
    const [known, unknown, customer] = [await ask(NEW), await ask('x@example.com'), await ask(KNOWN)];
    expect(known).toEqual(unknown);
    expect(known).toEqual(customer);
    expect((await api.deliverMail()).map(({ to }) => to)).toEqual([NEW]);
  });

  it('and keeping a joining answer the same for customers and new people', async () => {
    const shape = async (email: string) => {
      const { status, data } = await keep(email);
      return [status, Object.keys(data), data.draft?.steps];
    };
    expect(await shape(KNOWN)).toEqual(await shape(NEW));
  });

  it('is limited by address', async () => {
    for (let time = 0; time < 3; time += 1) expect((await keep()).status).toBe(200);
    const refused = await post('/link', { email: NEW });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await keep(KNOWN)).status).toBe(200);
  });

  it('takes an address only', async () => {
    expect((await keep('not an address')).validationMessages).toHaveProperty('email');
  });
});

describe('links', () => {
  it('cannot be guessed for long', async () => {
    for (let time = 0; time < 60; time += 1) await open('b'.repeat(43));
    expect((await open('b'.repeat(43))).status).toBe(429);
  });
});

describe('the reminder', () => {
  it('has a link of its own, which is the newest, and goes once', async () => {
    await keep(NEW, true);
    const earlier = await mailedLink();
    api.moveClock(4 * HOUR);
    expect(await remindOfDrafts(api.db, api.now())).toBe(1);
    const [mail] = await api.deliverMail();
    expect(mail).toMatchObject({ kind: 'joining-reminder', to: NEW });
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect((await open(earlier)).status).toBe(422);
    expect((await open(/\/resume#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '')).status).toBe(200);
    api.moveClock(24 * HOUR);
    expect(await remindOfDrafts(api.db, api.now())).toBe(0);
  });

  it('is not queued by a process that dies on the way, and then is by the next', async () => {
    await keep(NEW, true);
    await api.deliverMail();
    api.moveClock(4 * HOUR);
    const dies = api.db.transaction().execute(async (tx) => {
      await tx.updateTable('joiningDrafts').set({ remindedAt: api.now() }).execute();
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect(await remindOfDrafts(api.db, api.now())).toBe(1);
  });
});
