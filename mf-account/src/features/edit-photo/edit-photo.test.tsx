// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removePhoto, uploadPhoto } from 'shared-contracts/api/photo';
import { beginUpload, sendUpload } from 'shared-contracts/api/uploads';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { EditPhoto } from './edit-photo.tsx';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = (name = 'me.jpg') => new File([JPEG], name);
const kept = { profilePhoto: '/api/v1/my-account/photo?v=1' };

function open(profilePhoto: string | null, ...answers: TestAnswer[]) {
  const user = { ...testUser, profilePhoto };
  const page = renderWithPlatform(<EditPhoto user={user} />, {
    app: 'my-account',
    user,
    answers: [failure(beginUpload, 404), ...answers],
  });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  const sent = (method: string) => page.requests.filter((request) => request.method === method);
  return { ...page, toasts, sent };
}
const chooser = () => screen.getByLabelText<HTMLInputElement>('New photo');
const opener = () => screen.getByRole('button', { name: /^(Upload|Change) photo$/ });
const send = (file: File) => userEvent.setup({ applyAccept: false }).upload(chooser(), file);

afterEach(cleanup);

it('is sent as a stream where the API takes it', async () => {
  const { sent, toasts } = open(
    null,
    answer(beginUpload, { id: 'u1', isKept: false }),
    answer(sendUpload, { id: 'u1', isKept: true }),
  );
  await send(jpeg());
  await waitFor(() => expect(toasts).toEqual(['Photo uploaded.']));
  expect(sent('POST')[0]?.body).toEqual({ documentId: null, contentType: 'image/jpeg', size: JPEG.length });
  const [call] = sent('PUT');
  expect([call?.url, call?.file?.size, call?.headers['Content-Type']]).toEqual([
    '/api/v1/my-account/uploads/u1',
    JPEG.length,
    'image/jpeg',
  ]);
});

it('is sent as it is, and the person is loaded again', async () => {
  const { sent, toasts, requests } = open(null, answer(uploadPhoto, kept));
  const person = () => requests.filter(({ url }) => url.includes('auth/user')).length;
  const before = person();
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  await send(jpeg());
  await waitFor(() => expect(toasts).toEqual(['Photo uploaded.']));
  expect(sent('PUT')).toHaveLength(1);
  expect(sent('PUT')[0]?.body).toEqual({ fileName: 'me.jpg', content: '/9j/4A==' });
  await waitFor(() => expect(person()).toBeGreaterThan(before));
});

it('is chosen with a button that names the files it takes', async () => {
  open(null);
  const opened = vi.spyOn(chooser(), 'click');
  await userEvent.click(opener());
  expect(opened).toHaveBeenCalledOnce();
  expect(opener()).toHaveAccessibleDescription(/A JPG or PNG, smaller than 5MB$/);
});

it.each<[string, File, string]>([
  ['is empty', new File([], 'me.jpg'), 'The selected file is empty'],
  ['is a PDF', new File(['%PDF-1.7'], 'me.pdf'), 'The selected file must be a JPG or PNG'],
  ['is not what it is called', jpeg('me.png'), 'The selected file must be a JPG or PNG'],
  [
    'is too large',
    new File([JPEG, new Uint8Array(MAX_FILE_BYTES)], 'me.jpg'),
    'The selected file must be smaller than 5MB',
  ],
])('a file that %s is refused once, and nothing is sent', async (_what, file, words) => {
  const { sent } = open(null);
  await send(file);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getAllByText(words)).toHaveLength(1);
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(chooser()).toHaveValue('');
  expect(sent('PUT')).toEqual([]);
});

it.each<[string, TestAnswer, string]>([
  ['is too much for the way', failure(uploadPhoto, 413), 'The selected file must be smaller than 5MB'],
  [
    'is refused by the server',
    failure(uploadPhoto, 422, { validation_messages: { content: ['The selected file is too dark'] } }),
    'The selected file is too dark',
  ],
  ['does not arrive', failure(uploadPhoto, 'cut'), 'The selected file could not be uploaded – try again'],
])('a photo that %s says so, and can be sent again', async (_what, given, words) => {
  open(null, given);
  await send(jpeg());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(opener()).toBeEnabled();
});

it('is removed, or says why not', async () => {
  const { sent, toasts } = open(kept.profilePhoto, answer(removePhoto, { profilePhoto: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(toasts).toEqual(['Photo removed.']));
  expect(sent('DELETE')).toHaveLength(1);
  cleanup();
  open(kept.profilePhoto, failure(removePhoto, 500));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
});
