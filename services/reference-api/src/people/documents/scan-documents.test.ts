import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/wiring.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { scanDocuments } from './scan-documents.ts';

const JO = 'jo.renew@example.com';
const STUDENT = 'Proof of student status';
const WORDS = 'Our virus scanner blocked this file. Please send another one.';

const configuration = readConfiguration({ FILE_SCANNER_URL: 'http://scanner.example.com' }, '/nowhere');
let api: TestApi;
let jo: string;
let staff: string;
beforeEach(async () => {
  await api?.close();
  api = await startTestApi({ configuration });
  jo = await api.loginAs(JO);
  staff = await api.loginAs('staff@example.com');
});
afterAll(() => api.close());

const own = async () =>
  (await api.call('GET /api/v1/my-account/documents', { token: jo })).data.find(
    ({ name }) => name === STUDENT,
  );
const atDesk = (line: string) => api.call(line, { token: staff, app: 'front-of-house' });
const waiting = async () => (await atDesk('GET /api/v1/front-of-house/documents')).data;
const fileOf = (id: string) => atDesk(`GET /api/v1/front-of-house/documents/${id}/file`);

async function send(content = '%PDF-1.7 a student card'): Promise<string> {
  const id = String((await own())?.id);
  const body = { file_name: 'card.pdf', content: Buffer.from(content).toString('base64') };
  const sent = await api.call(`PUT /api/v1/my-account/documents/${id}`, { token: jo, body });
  expect(sent.status).toBe(200);
  return id;
}

/** A round with a scanner that knows what is clean. */
const scan = (isClean: (content: Buffer) => Promise<boolean>) =>
  scanDocuments({
    db: api.db,
    now: api.now,
    configuration,
    scanner: { isClean: async (content) => isClean(await buffer(content)) },
    wakeMail: () => undefined,
  });

it('a file is held until the scanner has found it clean, and its sender waits for approval in the meantime', async () => {
  const id = await send();
  expect((await own())?.status).toBe('waiting-for-approval');
  expect(await waiting()).toEqual([]);
  expect((await fileOf(id)).status).toBe(404);
  await scan(async (content) => content.includes('student card'));
  expect(await waiting()).toMatchObject([{ id, name: STUDENT }]);
  expect((await fileOf(id)).text).toBe('%PDF-1.7 a student card');
});

it('one that is not clean is removed, and a mail tells its sender why and asks again', async () => {
  await send();
  await scan(async () => false);
  expect(await api.db.selectFrom('documentUploads').selectAll().execute()).toEqual([]);
  expect(await waiting()).toEqual([]);
  expect(await own()).toMatchObject({ status: 'refused', refusal: WORDS });
  const [mail] = await api.deliverMail();
  expect(mail?.to).toBe(JO);
  expect(mail?.text).toContain(WORDS);
  expect(mail?.text).toContain('http://my-account.riverside.localhost:8080');
});

it('without a verdict a file stays held, and is looked at again', async () => {
  await send();
  const away = () => scan(() => Promise.reject(new Error('The file scanner answered 503.')));
  await expect(away()).rejects.toThrow('503');
  expect(await waiting()).toEqual([]);
  await scan(async () => true);
  expect(await waiting()).toHaveLength(1);
});

it('one that the scanner cannot read does not hold up the others', async () => {
  const proof = String((await api.call('GET /api/v1/my-account/documents', { token: jo })).data[0]?.id);
  const content = Buffer.from('%PDF-1.7 endless').toString('base64');
  const line = `PUT /api/v1/my-account/documents/${proof}`;
  await api.call(line, { token: jo, body: { file_name: 'proof.pdf', content } });
  api.moveClock(1_000);
  const id = await send();
  const looking = scan(async (file) => {
    if (file.includes('endless')) throw new Error('The file scanner answered 413.');
    return true;
  });
  await expect(looking).rejects.toThrow('413');
  expect((await waiting()).map((one) => String(one.id))).toEqual([id]);
});

it.each([true, false])(
  'a verdict of %s on a file says nothing of the one that took its place',
  async (verdict) => {
    await send('%PDF-1.7 the first');
    await scan(async () => {
      api.moveClock(1_000);
      await send('%PDF-1.7 the second');
      return verdict;
    });
    expect(await waiting()).toEqual([]);
    await scan(async (content) => content.includes('the second'));
    expect(await waiting()).toHaveLength(1);
    expect(await api.deliverMail()).toEqual([]);
  },
);

it('without a scanner a file goes to staff at once', async () => {
  await api.close();
  api = await startTestApi();
  jo = await api.loginAs(JO);
  staff = await api.loginAs('staff@example.com');
  await send();
  expect(await waiting()).toHaveLength(1);
});
