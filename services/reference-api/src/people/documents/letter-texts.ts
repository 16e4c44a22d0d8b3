import { type Contact, contactWords } from '../mail/contact.ts';

/** Every word that is mailed about a document. */
export const documentLetterTexts = {
  documentDecided: {
    acceptedSubject: (tenant: string) => `Your document for ${tenant} is accepted`,
    refusedSubject: (tenant: string) => `Please send your document for ${tenant} again`,
    accepted: (name: string) => `Thank you. We have looked at your document (${name}) and accept it.`,
    membership: 'The membership that waited for it is active.',
    until: (day: string) => `It is good until ${day}. Your account asks you for a new one before then.`,
    refused: (name: string) => `We have looked at your document (${name}) and cannot accept it.`,
    reason: (reason: string) => `This is why: ${reason}`,
    again: 'Please upload another one in your account, under Memberships.',
    upload: 'Upload a document',
    deleted: 'We have deleted the file that you sent.',
    ask: (contact: Contact) =>
      contactWords(contact)
        ? `If you think this is not right, tell us: ${contactWords(contact)}.`
        : 'If you think this is not right, tell us at your centre.',
  },
} as const;
