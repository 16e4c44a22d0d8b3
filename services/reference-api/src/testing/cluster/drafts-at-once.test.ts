import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../api.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';

const PATIENCE = 180_000;
const ROUNDS = 6;
const PATH = '/api/v1/memberships/online-joining/draft';
const people = ['sam.new@example.com', 'alex.member@example.com'] as const;
const dates = { revision: 0, given: { start_date: null, billing_day: 15, promotion: null } };
const questions = { revision: 0, given: { answers: [{ question_id: '7', answer: 'regular' }] } };

let server: TestServer;
let api: TestApi;
let tokens: string[];
beforeAll(async () => {
  server = await startPostgres();
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  api = await startTestApi();
  tokens = await Promise.all(people.map((person) => api.loginAs(person)));
}, PATIENCE);
beforeEach(async () => {
  await api.db.deleteFrom('joiningDrafts').execute();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api?.close();
  await server?.stop();
}, PATIENCE);

const save = (token: string | undefined, body: object) =>
  api.call(`PUT ${PATH}`, { app: 'online-joining', ...(token && { token }), body });
const read = async (token: string) => (await api.call(`GET ${PATH}`, { token })).data;
const revisionOf = async (token: string) => (await read(token))?.steps?.dates?.revision ?? 0;

/** A draft without an account, by its key. */
async function openedDraft(): Promise<string> {
  await api.db.deleteFrom('attempts').execute();
  const request = { app: 'online-joining' as const, body: { steps: { dates } } };
  const { data } = await api.call(`POST ${PATH}/hand-over`, request);
  const token = String(data.url).split('#')[1];
  const opened = await api.call(`POST ${PATH}/open`, { app: 'online-joining', body: { token } });
  return String(opened.data.key);
}

test('one person gets a draft that two take over at once, and the other and a visitor read nothing of it', {
  timeout: PATIENCE,
}, async () => {
  const [sam = '', alex = ''] = tokens;
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.db.deleteFrom('joiningDrafts').execute();
    const key = await openedDraft();
    await save(sam, { steps: { questions } });
    const callers = [sam, alex, undefined];
    const answers = await Promise.all(
      [...callers, ...callers].map((token) => save(token, { key, steps: {} })),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const drafts = await Promise.all([read(sam), read(alex)]);
    expect(drafts.filter((draft) => draft?.steps?.dates)).toHaveLength(1);
    // Sam's answers are Sam's, no matter who gets the draft.
    expect(drafts[0]?.steps?.questions?.given).toEqual(questions.given);
    expect(drafts[1]?.steps?.questions ?? null).toBeNull();
    const others = answers.filter((_, at) => callers[at % callers.length] !== sam);
    expect(others.map(({ text }) => text).join()).not.toContain('regular');
  }
});

test('someone who takes over two drafts at once keeps one, with the steps of both', {
  timeout: PATIENCE,
}, async () => {
  const [sam = ''] = tokens;
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.db.deleteFrom('joiningDrafts').execute();
    const keys = [await openedDraft(), await openedDraft()];
    const [first, second] = keys.map((key, at) => save(sam, { key, steps: at === 0 ? {} : { questions } }));
    expect((await Promise.all([first, second])).map((answer) => answer?.status)).toEqual([200, 200]);
    expect(await read(sam)).toMatchObject({
      steps: { dates: { given: dates.given }, questions: { given: questions.given } },
    });
    expect(await api.db.selectFrom('joiningDrafts').select('id').execute()).toHaveLength(1);
  }
});

test('a draft that is saved, thrown away and read at once is saved whole or gone', {
  timeout: PATIENCE,
}, async () => {
  const [sam = ''] = tokens;
  const discard = (body: object) =>
    api.call(`POST ${PATH}/discard`, { app: 'online-joining', token: sam, body });
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await save(sam, { steps: { dates: { ...dates, revision: await revisionOf(sam) } } });
    expect(started.status).toBe(200);
    const steps = { questions };
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => [save(sam, { steps }), discard({}), api.call(`GET ${PATH}`, { token: sam })]),
    );
    const failures = answers.filter(({ status }) => status !== 200 && status !== 409);
    expect(failures.map(({ status, text }) => [status, text])).toEqual([]);
  }
});

test('a draft that is opened by its mailed link while the key of the typed address saves closes to that key', {
  timeout: PATIENCE,
}, async () => {
  const email = 'new.person@example.com';
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const table of ['joiningDrafts', 'attempts', 'mails'] as const)
      await api.db.deleteFrom(table).execute();
    const request = {
      app: 'online-joining' as const,
      body: { email, wants_reminder: false, steps: { dates } },
    };
    const typist = String((await api.call(`POST ${PATH}/email`, request)).data.key);
    const [, token] = /\/resume#([\w-]{43})/.exec((await api.deliverMail()).at(-1)?.text ?? '') ?? [];
    const [opened, ...saved] = await Promise.all([
      api.call(`POST ${PATH}/open`, { app: 'online-joining', body: { token } }),
      ...[1, 2, 3].map(() => save(undefined, { key: typist, steps: {} })),
    ]);
    expect(opened?.status).toBe(200);
    expect(saved.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect((await save(undefined, { key: typist, steps: {} })).status).toBe(404);
  }
});
