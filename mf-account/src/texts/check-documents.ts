import { defineTexts } from 'shared-contracts/texts';

/** Words of what staff reads who looks at the documents customers have sent. */
export const texts = defineTexts('mf-account/check-documents', {
  title: 'Documents to check',
  lead: 'Files that customers have sent. Each is removed once you have decided.',
  loading: 'Loading the documents',
  failed: 'The documents could not be loaded',
  emptyTitle: 'No documents to check',
  emptyText: 'What customers send is shown here until somebody has decided.',
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: 'Log in with an account of the front of house.',
  whose: (name: string, reference: string) => `${name}, customer ID ${reference}`,
  sent: (day: string, time: string) => `Sent on ${day} at ${time}`,
  eligibility: (whom: string) => `The membership is for: ${whom}.`,
  file: 'Get the file',
  of: (name: string) => `of ${name}`,
  theFile: (name: string) => `the file of ${name}`,
  expiresOn: 'Last day it is good for',
  expiresOnHint: 'Leave it empty for proof that is good for ever.',
  accept: 'Accept',
  reason: 'Reason',
  reasonHint: 'The customer reads it. Say what is wrong and what to send.',
  refuse: 'Refuse',
  accepted: (name: string) => `The document of ${name} is accepted.`,
  refused: (name: string) => `The document of ${name} is refused.`,
});
