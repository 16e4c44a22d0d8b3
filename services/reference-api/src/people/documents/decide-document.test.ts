import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';

const JO = 'jo.renew@example.com';
const PROOF = 'Proof of eligibility';
const STUDENT = 'Proof of student status';
const FILE = Buffer.from('%PDF-1.7 a student card');

let api: TestApi;
let jo: string;
let staff: string;
beforeEach(async () => {
  await api?.close();
  api = await startTestApi();
  jo = await api.loginAs(JO);
  staff = await api.loginAs('staff@example.com');
});
afterAll(() => api.close());

const own = async () => (await api.call('GET /api/v1/my-account/documents', { token: jo })).data;
const atDesk = (line: string, request: TestRequest = {}) =>
  api.call(line, { token: staff, app: 'front-of-house', ...request });
const waiting = async () => (await atDesk('GET /api/v1/front-of-house/documents')).data;
const decide = (id: string, body: object, request: TestRequest = {}) =>
  atDesk(`POST /api/v1/front-of-house/documents/${id}/decision`, {
    body,
    headers: { 'idempotency-key': randomUUID() },
    ...request,
  });

/** Has the membership wait for proof. */
const waitForProof = () =>
  api.db
    .updateTable('memberships')
    .set({ status: 'pending' })
    .where('personId', 'in', (person) => person.selectFrom('people').select('id').where('email', '=', JO))
    .execute();

async function send(name: string): Promise<{ id: string; sent_at: string }> {
  const id = String((await own()).find((one) => one.name === name)?.id);
  await api.call(`PUT /api/v1/my-account/documents/${id}`, {
    token: jo,
    body: { file_name: 'card.pdf', content: FILE.toString('base64') },
  });
  const sent = (await waiting()).find((one) => String(one.id) === id);
  return { id, sent_at: String(sent?.sent_at) };
}

it('staff sees what waits, whose it is, and the file itself, at the desk alone', async () => {
  const { id } = await send(STUDENT);
  expect(await waiting()).toMatchObject([
    { id, name: STUDENT, person: { name: 'Jo Ashdown', reference: 'RIV100003' }, eligibility: null },
  ]);
  const file = `GET /api/v1/front-of-house/documents/${id}/file`;
  const sent = await atDesk(file);
  expect(sent.headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect([sent.status, sent.text, sent.headers['content-type'], sent.headers['content-disposition']]).toEqual(
    [200, FILE.toString(), 'application/pdf', 'attachment; filename="RIV100003.pdf"'],
  );
  for (const refused of [
    await atDesk(file, { token: jo }),
    await atDesk(file, { app: 'my-account' }),
    await atDesk('GET /api/v1/front-of-house/documents', { token: jo }),
    await decide(id, { decision: 'refused', reason: 'No', sent_at: '' }, { token: jo }),
  ]) {
    expect(refused.status).toBe(403);
  }
  expect((await atDesk(file, { tenant: 'northpeak' })).status).toBe(401);
  expect((await atDesk('GET /api/v1/front-of-house/documents/unknown/file')).status).toBe(404);
});

const logged = async () =>
  (await api.db.selectFrom('auditEntries').select('act').orderBy('id').execute()).map(({ act }) => act);

it('accepted proof makes the membership good, and asks again before it expires', async () => {
  await waitForProof();
  const { id, sent_at } = await send(PROOF);
  const accepted = { decision: 'accepted', expires_on: '2026-06-25', sent_at };
  expect((await decide(id, accepted)).status).toBe(200);
  expect((await decide(id, accepted)).status).toBe(404);
  expect(await logged()).toContain('document-accepted');
  expect(await waiting()).toEqual([]);
  expect(await own()).toMatchObject([
    { name: STUDENT, status: 'expiring' },
    { name: PROOF, status: 'expiring', expires_on: '2026-06-25', refusal: null },
  ]);
  const memberships = await api.call('GET /api/v1/my-account/memberships', { token: jo });
  expect(memberships.data[0]).toMatchObject({ state: 'current' });
  const user = await api.call('GET /api/v1/auth/user', { token: jo });
  expect(user.data.document_expiry).toContainEqual(
    expect.objectContaining({ name: PROOF, document_expiring_soon: true, days_to_expiry: 15 }),
  );
});

it('proof that is good indefinitely is asked for no more', async () => {
  const { id, sent_at } = await send(PROOF);
  await decide(id, { decision: 'accepted', sent_at });
  expect((await own()).map(({ name }) => String(name))).toEqual([STUDENT]);
});

it.each([PROOF, STUDENT])(
  '%s that is refused says why, is requested again, and can be sent again',
  async (name) => {
    const { id, sent_at } = await send(name);
    const reason = 'The photo is too dark to read.';
    expect((await decide(id, { decision: 'refused', reason, sent_at })).status).toBe(200);
    const refused = (await own()).find((one) => String(one.id) === id);
    expect(refused).toMatchObject({ status: 'refused', refusal: reason });
    const user = await api.call('GET /api/v1/auth/user', { token: jo });
    expect(await logged()).toContain('document-refused');
    const isDue = name === PROOF ? user.data.membership_document_upload_required : true;
    expect(isDue).toBe(true);
    await send(name);
    const again = (await own()).find((one) => String(one.id) === id);
    expect(again).toMatchObject({ status: 'waiting-for-approval', refusal: null });
  },
);

it('a decision says what it lacks, and is not about a file no one has looked at', async () => {
  const { id, sent_at } = await send(STUDENT);
  const problems = async (body: object) => (await decide(id, { sent_at, ...body })).validationMessages;
  expect(await problems({ decision: 'refused' })).toEqual({ reason: ['Say why it is refused.'] });
  expect(await problems({ decision: 'accepted' })).toEqual({
    expires_on: ['Enter the expiry date.'],
  });
  expect(await problems({ decision: 'accepted', expires_on: '2026-06-10' })).toEqual({
    expires_on: ['Enter a date in the future.'],
  });
  api.moveClock(60_000);
  await send(STUDENT);
  const stale = await decide(id, { decision: 'accepted', expires_on: '2027-06-10', sent_at });
  expect([stale.status, stale.message]).toEqual([409, expect.stringContaining('newer file')]);
  expect(await waiting()).toHaveLength(1);
  expect(api.logged.join('')).not.toMatch(/student|PDF|Ashdown/);
});

it('the person has one mail about a decision, with what to do, in their own account', async () => {
  const refused = await send(STUDENT);
  const reason = 'The photo is too dark to read.';
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const body = { decision: 'refused', reason, sent_at: refused.sent_at };
  await decide(refused.id, body, key);
  await decide(refused.id, body, key);
  await decide(refused.id, body);
  const [mail, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect([mail?.to, mail?.subject]).toEqual([JO, 'Please send your document for Riverside Leisure again']);
  expect(mail?.text).toContain(`can’t accept it yet.\n\nWhy: ${reason}\n\n`);
  expect(mail?.text).toMatch(/\nhttp:\/\/my-account\.riverside\.localhost(:\d+)?\/memberships\n/);
  expect(api.logged.join('')).not.toMatch(/dark|student|Ashdown|jo\.renew/);
});

it('the mail about an accepted document says until when it is good, and what it makes good', async () => {
  await waitForProof();
  const student = await send(STUDENT);
  const proof = await send(PROOF);
  await decide(student.id, { decision: 'accepted', expires_on: '2027-06-25', sent_at: student.sent_at });
  api.moveClock(1_000);
  await decide(proof.id, { decision: 'accepted', sent_at: proof.sent_at });
  const [first, second, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect(first?.subject).toBe('Your document for Riverside Leisure has been accepted');
  expect(first?.text).toContain(
    `accepted your document.\n\nValid until: 25 Jun 2027\nDocument: ${STUDENT}\n`,
  );
  expect(first?.text).not.toContain('waited for it');
  expect(second?.text).toContain('Your membership is now active.');
  expect(second?.text).not.toContain('Valid until');
});

it('what was not decided is sent to no one', async () => {
  const { id, sent_at } = await send(STUDENT);
  await decide(id, { decision: 'refused', sent_at });
  await decide(id, { decision: 'accepted', expires_on: '2027-06-10', sent_at: 'another time' });
  expect(await api.deliverMail()).toEqual([]);
});
