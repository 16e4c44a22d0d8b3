import { documents, type RequiredDocument } from 'shared-contracts/api/documents';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { beginUpload } from 'shared-contracts/api/uploads';
import { answered, failed, held } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const member = { app: 'my-account', as: 'alex', path: '/memberships' } as const;

const proof: RequiredDocument = {
  id: 'proof',
  name: 'Proof of eligibility',
  status: 'needed',
  expiresOn: null,
  refusal: null,
};
const named = (
  name: string,
  status: RequiredDocument['status'],
  expiresOn: string | null,
): RequiredDocument => ({
  id: name,
  name,
  status,
  expiresOn,
  refusal: status === 'refused' ? 'The photo is too dark to read.' : null,
});

const asked = answered(documents, [proof]);
const noMemberships = answered(ownMemberships, []);
const scan = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

/** The documents a person is asked for. */
export const documentStates: readonly State[] = [
  {
    ...member,
    id: 'documents',
    title: 'A document in every state',
    answers: [
      noMemberships,
      answered(documents, [
        proof,
        named('Carer card', 'refused', null),
        named('Concession card', 'expired', '2027-01-31'),
        named('Proof of student status', 'expiring', '2027-03-15'),
        named('Photo', 'waiting-for-approval', null),
        named('Passport', 'in-order', '2031-05-31'),
      ]),
    ],
    prepare: (page) => waitForHeading(page, 'Your documents'),
  },
  {
    ...member,
    id: 'documents-failed',
    title: 'The documents could not be loaded',
    answers: [noMemberships, failed(documents, 500)],
    prepare: (page) => page.getByText('Your documents could not be loaded').waitFor(),
  },
  {
    ...member,
    id: 'documents-uploading',
    title: 'A document is on its way',
    answers: [noMemberships, asked, held(beginUpload)],
    async prepare(page) {
      await page.getByLabel(`File for ${proof.name}`).setInputFiles(scan);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    ...member,
    id: 'documents-refused',
    title: 'A document that is no photo, scan or PDF',
    answers: [noMemberships, asked],
    async prepare(page) {
      const file = { ...scan, name: 'card.docx' };
      await page.getByLabel(`File for ${proof.name}`).setInputFiles(file);
      await page.getByText('The selected file must be a JPG, PNG or PDF').waitFor();
    },
  },
];
