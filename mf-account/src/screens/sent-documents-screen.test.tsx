// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideDocument, type SentDocument, sentDocuments } from 'shared-contracts/api/document-decisions';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import SentDocumentsScreen from './sent-documents-screen.tsx';

const proof: SentDocument = {
  id: 'd1',
  name: 'Proof of eligibility',
  person: { name: 'Jo Ashdown', reference: 'RIV100003' },
  eligibility: 'Full-time students with a student card',
  sentAt: '2026-11-20T18:30:00+00:00',
};
const staff = { ...testUser, isStaff: true };

function open(user: typeof testUser, ...answers: TestAnswer[]) {
  const page = renderWithPlatform(<SentDocumentsScreen />, { app: 'front-of-house', user, answers });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  return { ...page, toasts, posts: () => page.requests.filter(({ method }) => method === 'POST') };
}
const row = async () => within(await screen.findByRole('article', { name: 'Jo Ashdown' }));

afterEach(cleanup);

it('says whose file it is, what it is to prove, and where to get it', async () => {
  open(staff, answer(sentDocuments, [proof]));
  const sent = await row();
  expect(sent.getByText('Membership for: Full-time students with a student card')).toBeVisible();
  expect(sent.getByText('Sent on 20 Nov 2026 at 18:30')).toBeVisible();
  expect(sent.getByRole('link', { name: 'Download the file from Jo Ashdown' })).toHaveAttribute(
    'href',
    '/api/v1/front-of-house/documents/d1/file',
  );
});

it('shows the picture that was sent, and says so where there is none', async () => {
  open(staff, answer(sentDocuments, [proof]));
  const sent = await row();
  const picture = sent.getByRole('img', { name: 'File from Jo Ashdown' });
  expect(picture).toHaveAttribute(
    'src',
    '/api/v1/front-of-house/documents/d1/file?sentAt=2026-11-20T18%3A30%3A00%2B00%3A00',
  );
  fireEvent.error(picture);
  expect(sent.queryByRole('img', { name: 'File from Jo Ashdown' })).toBeNull();
  expect(sent.getByText('This file can’t be shown here. Download it to check it.')).toBeVisible();
});

it('asks for a reason only once it is to be refused', async () => {
  open(staff, answer(sentDocuments, [proof]));
  const sent = await row();
  const consider = sent.getByRole('button', { name: 'Refuse… Jo Ashdown’s file' });
  expect(sent.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  await userEvent.click(consider);
  expect(sent.getByRole('textbox', { name: 'Reason' })).toBeVisible();
  await userEvent.click(consider);
  expect(sent.queryByRole('textbox', { name: 'Reason' })).toBeNull();
});

it('is refused with a reason; then it is gone and the heading has the focus', async () => {
  const list = [proof];
  const { posts, toasts } = open(
    staff,
    answer(sentDocuments, () => [...list]),
    answer(decideDocument, () => {
      list.pop();
      return {};
    }),
  );
  const sent = await row();
  await userEvent.click(sent.getByRole('button', { name: 'Refuse… Jo Ashdown’s file' }));
  await userEvent.type(sent.getByRole('textbox', { name: 'Reason' }), ' Too dark. ');
  await userEvent.click(sent.getByRole('button', { name: 'Refuse Jo Ashdown’s file' }));
  expect(await screen.findByText('No documents to check')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Documents to check' })).toHaveFocus();
  expect(toasts).toEqual(['You refused Jo Ashdown’s document.']);
  expect(posts()[0]?.body).toEqual({ decision: 'refused', reason: 'Too dark.', sentAt: proof.sentAt });
});

it('is accepted until a day', async () => {
  const { posts } = open(staff, answer(sentDocuments, [proof]), answer(decideDocument, {}));
  const sent = await row();
  await userEvent.type(sent.getByRole('textbox', { name: /Valid until/ }), '30/06/2027');
  await userEvent.click(sent.getByRole('button', { name: 'Accept Jo Ashdown’s file' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toEqual({ decision: 'accepted', expiresOn: '2027-06-30', sentAt: proof.sentAt });
});

it('says at the field what the decision lacks, and above it what else is wrong', async () => {
  let attempt = 0;
  open(staff, answer(sentDocuments, [proof]), {
    endpoint: decideDocument,
    respond: (request) => {
      attempt += 1;
      return attempt === 1
        ? {
            status: 422,
            body: { status_code: 422, validation_messages: { reason: ['Say why it is refused.'] } },
          }
        : failure(decideDocument, 409, { message: 'There is a newer file.' }).respond(request);
    },
  });
  const sent = await row();
  await userEvent.click(sent.getByRole('button', { name: 'Refuse… Jo Ashdown’s file' }));
  await userEvent.click(sent.getByRole('button', { name: 'Refuse Jo Ashdown’s file' }));
  await waitFor(() =>
    expect(sent.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Say why/),
  );
  await userEvent.click(sent.getByRole('button', { name: 'Accept Jo Ashdown’s file' }));
  expect(await screen.findByText('There is a newer file.')).toBeVisible();
});

it('waits, says when there is nothing or it failed, and is for staff alone', async () => {
  open(staff, failure(sentDocuments, 500));
  expect(await screen.findByText('Loading the documents')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('The documents could not be loaded')).toBeVisible();
  cleanup();
  const { requests } = open(testUser);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to bookings' })).toBeVisible();
  expect(requests.filter(({ url }) => url.includes('documents'))).toEqual([]);
});
