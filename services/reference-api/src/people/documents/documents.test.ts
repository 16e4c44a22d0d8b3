import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { exifWithPlace, jpegSegment, jpegWith, PLACE } from '../../testing/pictures.ts';
import { readChunks } from './document-chunks.ts';

const JO = 'jo.renew@example.com';
const PROOF = 'Proof of eligibility';
const STUDENT = 'Proof of student status';

let api: TestApi;
let token: string;
beforeEach(async () => {
  await api?.close();
  api = await startTestApi();
  token = await api.loginAs(JO);
});
afterAll(() => api.close());

const pdf = (words = 'a student card') => Buffer.from(`%PDF-1.7 ${words}`);
const list = async (who = token) => (await api.call('GET /api/v1/my-account/documents', { token: who })).data;
const idOf = async (name: string) => String((await list()).find((one) => one.name === name)?.id);
const send = (id: string, content: Buffer, fileName = 'card.pdf', who: string | null = token) =>
  api.call(`PUT /api/v1/my-account/documents/${id}`, {
    token: who,
    body: { file_name: fileName, content: content.toString('base64') },
  });
async function kept() {
  const rows = await api.db.selectFrom('documentUploads').selectAll().orderBy('contentType').execute();
  return Promise.all(rows.map(async (row) => ({ ...row, content: await buffer(readChunks(api.db, row)) })));
}

it('names what a person is asked for and where it stands', async () => {
  expect((await list()).map(({ name, status, expires_on }) => [name, status, expires_on])).toEqual([
    [PROOF, 'needed', null],
    [STUDENT, 'expiring', '2026-06-22'],
  ]);
  expect(await list(await api.loginAs('sam.new@example.com'))).toEqual([]);
});

it.each([
  [0, 'in-order'],
  [1, 'expiring'],
  [32, 'expired'],
])('a document whose last day is 31 days away is, %i days later, %s', async (later, status) => {
  const person = await api.db
    .selectFrom('people')
    .select(['id', 'flags'])
    .where('reference', '=', 'RIV100003')
    .executeTakeFirstOrThrow();
  const flags = { ...person.flags, documents: [{ name: STUDENT, expiresOn: '2026-07-11' }] };
  await api.db
    .updateTable('people')
    .set({ flags: JSON.stringify(flags) })
    .where('id', '=', person.id)
    .execute();
  api.moveClock(later * 24 * 3_600_000);
  token = await api.loginAs(JO);
  expect((await list())[1]).toMatchObject({ name: STUDENT, status });
});

describe('a file that is sent', () => {
  it('is kept, a photo without where it was taken, waits for approval, and is asked for no more', async () => {
    const answer = await send(await idOf(PROOF), pdf());
    expect(answer).toMatchObject({ status: 200, data: { name: PROOF, status: 'waiting-for-approval' } });
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithPlace(1, 'MM')]);
    await send(await idOf(STUDENT), jpegWith([jpegSegment(0xe1, exif)]), 'CARD.JPG');
    expect((await list()).map(({ status }) => String(status))).toEqual([
      'waiting-for-approval',
      'waiting-for-approval',
    ]);
    const files = await kept();
    expect(files.map(({ name, contentType }) => [name, contentType])).toEqual([
      [PROOF, 'application/pdf'],
      [STUDENT, 'image/jpeg'],
    ]);
    const [proof, card] = files.map(({ content }) => content);
    expect(proof).toEqual(pdf());
    expect(card?.includes(PLACE)).toBe(false);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 4, height: 2 });
    const { data: user } = await api.call('GET /api/v1/auth/user', { token });
    expect(user.membership_document_upload_required).toBe(false);
    expect(user.document_expiry).toMatchObject([{ name: STUDENT, document_expiring_soon: false }]);
  });

  it('takes the place of the one before', async () => {
    const id = await idOf(PROOF);
    await send(id, pdf('the wrong one'));
    expect((await send(id, pdf('the right one'))).status).toBe(200);
    const files = await kept();
    expect(files.map(({ content }) => content.toString())).toEqual(['%PDF-1.7 the right one']);
  });

  it('may have five megabytes and no more', async () => {
    const id = await idOf(PROOF);
    const largest = Buffer.concat([pdf(), Buffer.alloc(MAX_FILE_BYTES - pdf().length)]);
    expect((await send(id, largest)).status).toBe(200);
    const tooLarge = await send(id, Buffer.concat([largest, Buffer.alloc(1)]));
    expect(tooLarge).toMatchObject({
      status: 422,
      validationMessages: { content: ['The selected file must be smaller than 5MB'] },
    });
    expect((await send(id, Buffer.alloc(2 * MAX_FILE_BYTES))).status).toBe(413);
    expect((await kept())[0]?.content).toHaveLength(MAX_FILE_BYTES);
  });

  it.each([
    ['is empty', Buffer.alloc(0), 'card.pdf', 'The selected file is empty'],
    ['is not what its name says', pdf(), 'card.png', 'The selected file must be a JPG, PNG or PDF'],
    ['is a page', Buffer.from('<html>'), 'card.pdf', 'The selected file must be a JPG, PNG or PDF'],
    ['is locked', pdf('/Encrypt 5 0 R'), 'card.pdf', 'The selected file is password protected'],
  ])('is refused when it %s', async (_what, content, fileName, message) => {
    const refused = await send(await idOf(PROOF), content, fileName);
    expect(refused).toMatchObject({ status: 422, validationMessages: { content: [message] } });
    expect(await kept()).toEqual([]);
    expect((await list())[0]).toMatchObject({ status: 'needed' });
  });

  it('is refused when it is not base64', async () => {
    const body = { file_name: 'card.pdf', content: 'not base64!' };
    const line = `PUT /api/v1/my-account/documents/${await idOf(PROOF)}`;
    expect((await api.call(line, { token, body })).status).toBe(422);
  });

  it("cannot be sent for someone else's document, for none, or by a visitor", async () => {
    const id = await idOf(PROOF);
    expect((await send(id, pdf(), 'card.pdf', await api.loginAs('sam.new@example.com'))).status).toBe(404);
    expect((await send('unknown', pdf())).status).toBe(404);
    expect((await send(id, pdf(), 'card.pdf', null)).status).toBe(401);
    expect(await kept()).toEqual([]);
  });

  it('is not even read from a visitor', async () => {
    const line = `PUT /api/v1/my-account/documents/${await idOf(PROOF)}`;
    const answer = await api.call(line, { payload: 'x'.repeat(2 * MAX_FILE_BYTES) });
    expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'private, no-store']);
    expect((await api.call(line, { token, payload: '{' })).status).toBe(400);
  });

  it('leaves no trace in the log', async () => {
    await send(await idOf(PROOF), pdf());
    await send('unknown', pdf());
    expect(api.logged.join('')).not.toMatch(/PDF|card|JVBER|eligibility/);
  });
});

it('any other call keeps the smaller limit', async () => {
  const body = { current_password: 'x'.repeat(300 * 1024), password: 'x', password_confirmation: 'x' };
  expect((await api.call('PUT /api/v1/my-account/password', { token, body })).status).toBe(413);
});
