import type { Page } from '@playwright/test';
import { currentUser } from 'shared-contracts/api/auth';
import { type SentDocument, sentDocuments } from 'shared-contracts/api/document-decisions';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const documents = { app: 'front-of-house', path: '/documents', as: 'sam', tenants: ['riverside'] } as const;
const asStaff = altered(currentUser, (user) => ({ ...user, isStaff: true }));
const sent: SentDocument[] = [
  {
    id: 'proof',
    name: 'Proof of eligibility',
    person: { name: 'Jo Ashdown', reference: 'RIV100003' },
    eligibility: 'Full-time students with a student card',
    sentAt: '2026-11-20T18:30:00+00:00',
  },
  {
    id: 'letter',
    name: 'Concession card',
    person: { name: 'Kit Newbury', reference: 'RIV100007' },
    eligibility: null,
    sentAt: '2026-11-21T09:10:00+00:00',
  },
];
const studentCard = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" font-family="sans-serif">
<rect width="860" height="540" fill="#c9c2b5"/><rect x="60" y="50" width="740" height="440" rx="28" fill="#fff"/>
<rect x="60" y="50" width="740" height="104" rx="28" fill="#274690"/>
<text x="100" y="117" font-size="42" fill="#fff">Student card</text>
<rect x="100" y="190" width="190" height="240" fill="#d8dee9"/><circle cx="195" cy="280" r="52" fill="#8d99ae"/>
<path d="M115 430a80 90 0 0 1 160 0z" fill="#8d99ae"/>
<text x="330" y="240" font-size="38">Jo Ashdown</text><text x="330" y="300" font-size="28">Full-time student</text>
<text x="330" y="400" font-size="28">Valid until 30 June 2027</text></svg>`;

/** Opens the page again, with a picture of one file; the other is one that a browser does not show as a picture. */
async function showFiles(page: Page): Promise<void> {
  await page.route('**/front-of-house/documents/*/file?*', (route) =>
    route.request().url().includes('/proof/')
      ? route.fulfill({ contentType: 'image/svg+xml', body: studentCard })
      : route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
  );
  await page.reload();
  const picture = page.getByRole('img', { name: 'File from Jo Ashdown' });
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByText(/^This file can’t be shown here/).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Files from customers that staff decide about, on the front-of-house host. */
export const sentDocumentStates: readonly State[] = [
  {
    ...documents,
    id: 'documents',
    title: 'Documents to check',
    answers: [asStaff, answered(sentDocuments, sent)],
    // The page asks for the files once before the pictures are in place, and a customer may not have them.
    expects: [/\b40[34]\b/],
    prepare: showFiles,
  },
  {
    ...documents,
    id: 'documents-empty',
    title: 'No documents to check',
    answers: [asStaff, answered(sentDocuments, [])],
    prepare: (page) => waitForHeading(page, 'No documents to check'),
  },
  {
    ...documents,
    id: 'documents-failed',
    title: 'The documents could not be loaded',
    answers: [asStaff, failed(sentDocuments, 500)],
    prepare: (page) => page.getByText('The documents could not be loaded').waitFor(),
  },
  {
    ...documents,
    id: 'documents-others',
    title: 'Documents to check, for a person who is not staff',
    prepare: (page) => waitForHeading(page, 'This page is for staff'),
  },
];
