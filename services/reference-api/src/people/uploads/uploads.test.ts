import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { exifWithPlace, greyPng, jpegSegment, jpegWith, PLACE } from '../../testing/pictures.ts';
import { readChunks } from '../documents/document-chunks.ts';

const JO = 'jo.renew@example.com';
const PDF = 'application/pdf';
const UPLOADS = '/api/v1/my-account/uploads';

let api: TestApi;
let token: string;
let documentId: string;
beforeEach(async () => {
  await api?.close();
  api = await startTestApi();
  token = await api.loginAs(JO);
  documentId = String((await api.call('GET /api/v1/my-account/documents', { token })).data[0]?.id);
});
afterAll(() => api.close());

const pdf = (words = 'a student card') => Buffer.from(`%PDF-1.7 ${words}`);
const announce = (body: object) => api.call(`POST ${UPLOADS}`, { token, body });
const begin = async (content: Buffer, contentType = PDF, forDocument: string | null = documentId) =>
  String(
    (await announce({ document_id: forDocument, content_type: contentType, size: content.length })).data.id,
  );
const put = (id: string, content: Buffer, contentType = PDF, who: string | null = token) =>
  api.call(`PUT ${UPLOADS}/${id}`, {
    token: who,
    payload: content,
    headers: { 'content-type': contentType },
  });
const send = async (content: Buffer, contentType = PDF, forDocument: string | null = documentId) =>
  put(await begin(content, contentType, forDocument), content, contentType);
const isKept = async (id: string) => (await api.call(`GET ${UPLOADS}/${id}`, { token })).data.is_kept;
async function kept(): Promise<Buffer[]> {
  const rows = await api.db.selectFrom('documentUploads').selectAll().execute();
  return Promise.all(rows.map((row) => buffer(readChunks(api.db, row))));
}
const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('touchline-upload-'));

describe('a file', () => {
  it('is announced, sent and kept, in as many pieces as it takes', async () => {
    const content = Buffer.concat([pdf(), Buffer.alloc(MAX_FILE_BYTES - pdf().length, 'x')]);
    const id = await begin(content);
    expect(await isKept(id)).toBe(false);
    expect(await put(id, content)).toMatchObject({ status: 200, data: { id, is_kept: true } });
    expect(await isKept(id)).toBe(true);
    expect((await kept())[0]?.equals(content)).toBe(true);
    const { data } = await api.call('GET /api/v1/my-account/documents', { token });
    expect(data[0]).toMatchObject({ status: 'waiting-for-approval' });
  });

  it('that is a picture is drawn again, without where it was taken', async () => {
    const photo = jpegWith([
      jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithPlace(1, 'MM')])),
    ]);
    expect((await send(photo, 'image/jpeg')).status).toBe(200);
    const [content] = await kept();
    expect(content?.includes(PLACE)).toBe(false);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 4, height: 2 });
  });

  it("for no document is the person's photo", async () => {
    expect((await send(greyPng(), 'image/png', null)).status).toBe(200);
    const { data } = await api.call('GET /api/v1/auth/user', { token });
    expect(String(data.profile_photo)).toMatch(/^\/api\/v1\/my-account\/photo\?v=/);
  });

  it('goes to staff as it came, to be kept and not shown', async () => {
    await send(pdf());
    const staff = { token: await api.loginAs('staff@example.com'), app: 'front-of-house' };
    const answer = await api.call(`GET /api/v1/front-of-house/documents/${documentId}/file`, staff);
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7 a student card']);
    expect(answer.headers).toMatchObject({
      'content-type': PDF,
      'content-disposition': expect.stringMatching(/^attachment; filename="RIV\d+\.pdf"$/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('is refused, and leaves nothing', () => {
  it.each([
    ['is not what it is said to be', pdf(), 'image/png', 'The selected file must be a JPG, PNG or PDF'],
    ['is a page', Buffer.from('<html>  '), PDF, 'The selected file must be a JPG, PNG or PDF'],
    ['is short', Buffer.from('%P'), PDF, 'The selected file must be a JPG, PNG or PDF'],
    ['is locked', pdf('/Encrypt 5 0 R'), PDF, 'The selected file is password protected'],
    [
      'is half a picture',
      greyPng().subarray(0, 40),
      'image/png',
      'The selected file must be a JPG, PNG or PDF',
    ],
  ])('one that %s', async (_what, content, contentType, message) => {
    const refused = await send(content, contentType);
    expect(refused).toMatchObject({ status: 422, validationMessages: { content: [message] } });
    expect(await kept()).toEqual([]);
    expect(temporary()).toEqual([]);
  });

  it('one that is locked where two pieces meet', async () => {
    const content = pdf('x'.repeat(200_000).concat('/Encrypt', 'x'.repeat(200_000)));
    const id = await begin(content);
    const pieces = Array.from({ length: content.length }, (_, at) => at)
      .filter((at) => at % 3 === 0)
      .map((at) => content.subarray(at, at + 3));
    const answer = await api.app.inject({
      method: 'PUT',
      url: `${UPLOADS}/${id}`,
      headers: {
        host: 'my-account.riverside.localhost:8080',
        authorization: `Bearer ${token}`,
        'content-type': PDF,
      },
      payload: Readable.from(pieces),
    });
    expect(answer.json().validation_messages).toEqual({
      content: ['The selected file is password protected'],
    });
  });

  it.each([
    ['longer', 'The selected file must be smaller than 5MB'],
    ['shorter', 'The upload was incomplete – try again'],
  ])('one that is %s than was announced, which can be sent again', async (how, message) => {
    const id = await begin(pdf());
    const other = how === 'longer' ? pdf('a student card and more') : pdf('a stu');
    expect(await put(id, other)).toMatchObject({ status: 422, validationMessages: { content: [message] } });
    expect((await put(id, pdf())).status).toBe(200);
  });

  it.each([
    ['too large', { size: MAX_FILE_BYTES + 1 }, 422],
    ['empty', { size: 0 }, 422],
    ['of another kind', { content_type: 'text/html' }, 422],
    ['for a document nobody asks for', { document_id: 'unknown' }, 404],
    ['a PDF as a photo', { document_id: null }, 422],
  ])('an announcement that is %s', async (_what, wrong, status) => {
    const body = { document_id: documentId, content_type: PDF, size: 10, ...wrong };
    expect((await announce(body)).status).toBe(status);
  });

  it('what is no file, before it is read', async () => {
    const id = await begin(pdf());
    expect((await put(id, Buffer.from('{}'), 'application/json')).status).toBe(415);
    expect((await put(id, Buffer.alloc(MAX_FILE_BYTES + 1))).status).toBe(413);
    expect((await put(id, Buffer.alloc(2 * MAX_FILE_BYTES), PDF, null)).status).toBe(401);
  });

  it("someone else's upload", async () => {
    const id = await begin(pdf());
    const sam = await api.loginAs('sam.new@example.com');
    expect((await put(id, pdf(), PDF, sam)).status).toBe(404);
    expect((await api.call(`GET ${UPLOADS}/${id}`, { token: sam })).status).toBe(404);
    expect((await put('unknown', pdf())).status).toBe(404);
  });
});

describe('one file is kept once', () => {
  it('when it is sent again after a lost answer, even if staff have decided in the meantime', async () => {
    const id = await begin(pdf());
    await put(id, pdf());
    await api.db.deleteFrom('documentUploads').execute();
    expect(await put(id, pdf())).toMatchObject({ status: 200, data: { is_kept: true } });
    expect(await kept()).toEqual([]);
  });

  it('when it is sent twice at once', async () => {
    const id = await begin(pdf());
    const answers = await Promise.all([put(id, pdf()), put(id, pdf()), put(id, pdf())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(1);
  });
});

it('an account announces so many in a while, in either way', async () => {
  for (let sent = 0; sent < 29; sent += 1) await begin(pdf());
  const inBase64 = { file_name: 'card.pdf', content: pdf().toString('base64') };
  const line = `PUT /api/v1/my-account/documents/${documentId}`;
  expect((await api.call(line, { token, body: inBase64 })).status).toBe(200);
  const tooMany = await announce({ document_id: documentId, content_type: PDF, size: 10 });
  expect(tooMany).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
  expect((await api.call(line, { token, body: inBase64 })).status).toBe(429);
});
