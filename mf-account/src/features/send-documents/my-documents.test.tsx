// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents, type RequiredDocument, uploadDocument } from 'shared-contracts/api/documents';
import { beginUpload, sendUpload } from 'shared-contracts/api/uploads';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { MyDocuments } from './my-documents.tsx';

const proof: RequiredDocument = {
  id: 'd1',
  name: 'Proof of eligibility',
  status: 'needed',
  expiresOn: null,
  refusal: null,
};
const student: RequiredDocument = {
  id: 'd2',
  name: 'Student card',
  status: 'expiring',
  expiresOn: '2026-12-03',
  refusal: null,
};
const waiting: RequiredDocument = { ...proof, status: 'waiting-for-approval' };
const pdf = (name = 'card.pdf', words = '%PDF-1.7') => new File([words], name);

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<MyDocuments />, {
    app: 'my-account',
    user: { ...testUser, membershipDocumentUploadRequired: true },
    answers: [failure(beginUpload, 404), ...answers],
  });
const rows = async () => within(await screen.findByRole('region', { name: 'Your documents' }));
const chooser = () => screen.findByLabelText('File for Proof of eligibility');

const opener = () => screen.findByRole('button', { name: 'Upload for Proof of eligibility' });

/** Chooses a file, whatever the chooser offers. */
async function send(file: File) {
  await userEvent.setup({ applyAccept: false }).upload(await chooser(), file);
}

afterEach(cleanup);

describe('documents', () => {
  it('say where each stands and how long it is good', async () => {
    open(
      answer(documents, [
        proof,
        student,
        { ...student, id: 'd3', name: 'Passport', status: 'expired', expiresOn: '2026-01-31' },
        { ...student, id: 'd4', name: 'Licence', status: 'in-order', expiresOn: '2027-01-31' },
      ]),
    );
    const items = (await rows()).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Proof of eligibilityNeeded');
    expect(items[1]).toHaveTextContent('Student cardExpires soonExpires on 03 Dec 2026');
    expect(items[2]).toHaveTextContent('PassportExpiredWas valid until 31 Jan 2026');
    expect(items[3]).toHaveTextContent(
      'LicenceAcceptedExpires on 31 Jan 2027Upload another file for Licence',
    );
  });

  it('say why one was refused, with the way to send another', async () => {
    const refusal = 'The photo is too dark to read.';
    open(answer(documents, [{ ...proof, status: 'refused', refusal }]));
    expect(await (await rows()).findByText('Refused')).toBeVisible();
    expect(screen.getByText('The photo is too dark to read. Please send another one.')).toBeVisible();
    expect(await opener()).toBeVisible();
  });

  it('are nothing where nothing is asked', async () => {
    const { container, requests } = open(answer(documents, []));
    await waitFor(() => expect(requests.some(({ url }) => url.includes('documents'))).toBe(true));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('are waited for, and can be requested again', async () => {
    let isDown = true;
    open({
      endpoint: documents,
      respond: (request) => (isDown ? failure(documents, 500) : answer(documents, [proof])).respond(request),
    });
    expect(await screen.findByText('Loading your documents')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your documents could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opener()).toBeVisible();
  });
});

describe('a file', () => {
  it('is sent as it is; then the document waits, and the reminders are requested again', async () => {
    let isSent = false;
    const { requests, bus } = open(
      answer(documents, () => [isSent ? waiting : proof]),
      answer(uploadDocument, () => {
        isSent = true;
        return waiting;
      }),
    );
    const toasts: unknown[] = [];
    bus.on('toast:requested', ({ content }) => toasts.push(content));
    const person = () => requests.filter(({ url }) => url.includes('auth/user')).length;
    await chooser();
    const before = person();
    await send(pdf());
    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    expect(toasts).toEqual(['Proof of eligibility uploaded and waiting for approval.']);
    expect(screen.getByRole('heading', { name: 'Proof of eligibility' })).toHaveFocus();
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.url).toContain('my-account/documents/d1');
    expect(sent?.body).toEqual({ fileName: 'card.pdf', content: btoa('%PDF-1.7') });
    await waitFor(() => expect(person()).toBeGreaterThan(before));
  });

  it('is on its way once, and says so', async () => {
    let arrive: (value: RequiredDocument) => void = () => undefined;
    const { requests } = open(
      answer(documents, [proof]),
      answer(uploadDocument, () => new Promise<RequiredDocument>((resolve) => (arrive = resolve))),
    );
    fireEvent.change(await chooser(), { target: { files: [pdf()] } });
    expect(await screen.findByRole('progressbar', { name: /^Uploading Proof/ })).toBeVisible();
    expect(screen.getByRole('group', { name: /^Uploading Proof/ })).toHaveFocus();
    expect(screen.getByText('Uploading card.pdf: 0%')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    arrive(waiting);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('that is called off is sent no further, and the list says what happened to it', async () => {
    const { bus, requests } = open(
      answer(documents, [proof]),
      answer(beginUpload, { id: 'u1', isKept: false }),
      answer(sendUpload, () => new Promise(() => undefined)),
    );
    const toasts: unknown[] = [];
    bus.on('toast:requested', ({ content }) => toasts.push(content));
    await send(pdf());
    await waitFor(() => expect(requests.some(({ file }) => file)).toBe(true));
    const lists = () => requests.filter(({ url }) => url.endsWith('my-account/documents')).length;
    const before = lists();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(toasts).toEqual(['The upload was cancelled.']));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await opener()).toHaveFocus();
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
  });

  it.each<[string, File, string]>([
    ['is empty', pdf('card.pdf', ''), 'The selected file is empty'],
    ['is of another kind', pdf('card.docx'), 'The selected file must be a JPG, PNG or PDF'],
    ['is not what it is called', pdf('card.png'), 'The selected file must be a JPG, PNG or PDF'],
    [
      'is too large',
      new File(['%PDF-1.7', new Uint8Array(MAX_FILE_BYTES)], 'card.pdf'),
      'The selected file must be smaller than 5MB',
    ],
  ])('that %s is refused above the button, and nothing is sent', async (_what, file, message) => {
    const { requests } = open(answer(documents, [proof]));
    await send(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(await opener()).toHaveFocus();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each<[string, TestAnswer, string]>([
    [
      'the server refuses',
      failure(uploadDocument, 422, { validation_messages: { content: ['The selected file is locked'] } }),
      'The selected file is locked',
    ],
    ['is too much for the way', failure(uploadDocument, 413), 'The selected file must be smaller than 5MB'],
    [
      'does not arrive',
      failure(uploadDocument, 'cut'),
      'The selected file could not be uploaded – try again',
    ],
  ])('that %s says so, and can be sent again', async (_what, given, message) => {
    open(answer(documents, [proof]), given);
    await send(pdf());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(message));
    expect(await opener()).toHaveFocus();
    expect(await opener()).toBeEnabled();
  });
});
