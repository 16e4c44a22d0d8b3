import { defineTexts } from 'shared-contracts/texts';

/** Words of what staff reads who looks at the documents customers have sent. */
export const texts = defineTexts('mf-account/check-documents', {
  title: 'Documents to check',
  lead: 'Files sent in by customers. Each file is deleted once you’ve decided.',
  loading: 'Loading the documents',
  failed: 'The documents could not be loaded',
  emptyTitle: 'No documents to check',
  emptyText: 'Files that customers send appear here until someone has checked them.',
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: 'Log in with a front-of-house account.',
  whose: (name: string, reference: string) => `${name}, customer ID ${reference}`,
  sent: (day: string, time: string) => `Sent on ${day} at ${time}`,
  eligibility: (whom: string) => `The membership is for: ${whom}.`,
  file: 'Download the file',
  of: (name: string) => `from ${name}`,
  theFile: (name: string) => `${name}’s file`,
  expiresOn: 'Valid until',
  expiresOnHint: 'Leave this empty if the proof does not expire.',
  accept: 'Accept',
  reason: 'Reason',
  reasonHint: 'The customer will read this. Say what is wrong and what to send instead.',
  refuse: 'Refuse',
  accepted: (name: string) => `You accepted ${name}’s document.`,
  refused: (name: string) => `You refused ${name}’s document.`,
});
