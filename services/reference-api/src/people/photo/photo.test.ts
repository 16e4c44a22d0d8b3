import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import {
  exifWithPlace,
  greyPng,
  whiteJpeg as JPEG,
  jpegSegment,
  jpegWith,
  PLACE,
  pngOfSize,
} from '../../testing/pictures.ts';

const PNG = greyPng();

let api: TestApi;
let sam: string;
let alex: string;
beforeAll(async () => {
  api = await startTestApi();
  sam = await api.loginAs('sam.new@example.com');
  alex = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

const send = (content: Buffer, fileName: string, token: string | null = sam) =>
  api.call('PUT /api/v1/my-account/photo', {
    token,
    body: { file_name: fileName, content: content.toString('base64') },
  });
const shown = async (token = sam) => (await api.call('GET /api/v1/auth/user', { token })).data.profile_photo;

it('is kept, shown to its owner alone, and has its own address', async () => {
  expect(await shown()).toBeNull();
  expect((await api.call('GET /api/v1/my-account/photo', { token: sam })).status).toBe(404);
  const kept = await send(JPEG, 'me.JPG');
  const address = String(await shown());
  expect(kept.data).toEqual({ profile_photo: address });
  expect(address).toMatch(/^\/api\/v1\/my-account\/photo\?v=[0-9a-f]{16}$/);
  const photo = await api.call(`GET ${address}`, { token: sam });
  expect([photo.status, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  expect((await api.call(`GET ${address}`, { token: alex })).status).toBe(404);
  expect((await api.call(`GET ${address}`)).status).toBe(401);
  expect(await shown(alex)).toBeNull();
  expect((await send(PNG, 'me.png')).data.profile_photo).not.toBe(address);
  expect(await api.db.selectFrom('personPhotos').select('contentType').execute()).toEqual([
    { contentType: 'image/png' },
  ]);
});

it('is kept without where it was taken, and stands upright all the same', async () => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithPlace(6, 'II')]);
  await send(jpegWith([jpegSegment(0xe1, exif)]), 'me.jpg');
  const [photo] = await api.db.selectFrom('personPhotos').select('content').execute();
  const kept = Buffer.from(photo?.content ?? '');
  expect(kept.includes(PLACE)).toBe(false);
  const { width, height, orientation } = await sharp(kept).metadata();
  expect([width, height, orientation]).toEqual([2, 4, undefined]);
});

it.each([
  ['is empty', Buffer.alloc(0), 'me.jpg', 'The selected file is empty'],
  ['is cut off', JPEG.subarray(0, 40), 'me.jpg', 'The selected file must be a JPG or PNG'],
  [
    'has more points than anybody sends',
    pngOfSize(30_000, 30_000),
    'me.png',
    'The selected picture is too large to open. Take or save it in a smaller size',
  ],
  ['is a PDF', Buffer.from('%PDF-1.7'), 'me.pdf', 'The selected file must be a JPG or PNG'],
  ['is not what it is called', JPEG, 'me.png', 'The selected file must be a JPG or PNG'],
  [
    'is too large',
    Buffer.concat([JPEG, Buffer.alloc(MAX_FILE_BYTES)]),
    'me.jpg',
    'The selected file must be smaller than 5MB',
  ],
])('a file that %s is refused, and the photo stays', async (_what, content, fileName, message) => {
  const before = await shown();
  const refused = await send(content, fileName);
  expect([refused.status, refused.validationMessages]).toEqual([422, { content: [message] }]);
  expect(await shown()).toBe(before);
});

it('is removed for good', async () => {
  expect((await send(JPEG, 'me.jpg', null)).status).toBe(401);
  const line = 'DELETE /api/v1/my-account/photo';
  expect((await api.call(line)).status).toBe(401);
  expect((await api.call(line, { token: alex })).status).toBe(200);
  expect(await shown()).not.toBeNull();
  expect((await api.call(line, { token: sam })).data).toEqual({ profile_photo: null });
  expect(await shown()).toBeNull();
  expect(await api.db.selectFrom('personPhotos').select('personId').execute()).toEqual([]);
});
