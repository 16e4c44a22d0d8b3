import { type Contact, contactText } from '../mail/contact.ts';

/** Every word that is mailed about a document. */
export const documentLetterTexts = {
  documentDecided: {
    acceptedSubject: (tenant: string) => `Your document for ${tenant} has been accepted`,
    refusedSubject: (tenant: string) => `Please send your document for ${tenant} again`,
    acceptedHeadline: (name: string) => `Accepted: ${name}`,
    document: 'Document',
    accepted: 'Thank you. We have checked and accepted your document.',
    membership: 'Your membership is now active.',
    until: 'Valid until',
    before: 'We’ll ask you for a new one before it expires.',
    refusedHeadline: (name: string) => `Please send this again: ${name}`,
    refused: 'We’ve checked your document and can’t accept it yet.',
    reason: 'Why',
    again: 'Please upload a new photo or scan in your account, under Memberships. We’ll check it again.',
    meanwhile: 'Your membership starts once we have accepted it.',
    good: 'A good photo',
    advice: [
      'Shows the whole page or card, with all its corners.',
      'Is sharp and well lit, without glare: every word and date can be read.',
      'Shows your name and a date that is still valid.',
    ],
    upload: 'Upload a document',
    memberships: 'See your memberships',
    deleted: 'We have deleted the file that you sent.',
    wrong: 'Do you think this is wrong?',
    ask: (contact: Contact) =>
      contactText(contact) ? `Tell us: ${contactText(contact)}.` : 'Tell us at your centre.',
  },
} as const;
