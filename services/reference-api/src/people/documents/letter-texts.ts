import { type Contact, contactText } from '../mail/contact.ts';

/** Every word that is mailed about a document. */
export const documentLetterTexts = {
  documentDecided: {
    acceptedSubject: (tenant: string) => `Your document for ${tenant} has been accepted`,
    refusedSubject: (tenant: string) => `Please send your document for ${tenant} again`,
    accepted: (name: string) => `Thank you. We have checked and accepted your document (${name}).`,
    membership: 'Your membership is now active.',
    until: (day: string) => `It is valid until ${day}. We’ll ask you for a new one before then.`,
    refused: (name: string) => `We have checked your document (${name}) and cannot accept it.`,
    reason: (reason: string) => `Reason: ${reason}`,
    again: 'Please upload another one in your account, under Memberships.',
    upload: 'Upload a document',
    deleted: 'We have deleted the file that you sent.',
    ask: (contact: Contact) =>
      contactText(contact)
        ? `If you think this is wrong, tell us: ${contactText(contact)}.`
        : 'If you think this is wrong, tell us at your centre.',
  },
} as const;
