import { type Contact, contactText } from '../mail/contact.ts';

/** Every word that is mailed about passkeys. */
export const passkeyLetterTexts = {
  'passkey-added': {
    subject: (tenant: string) => `A passkey was added to your ${tenant} account`,
    message: (tenant: string) =>
      `A passkey was added to your ${tenant} account. You can log in with it. Your password still works.`,
  },
  'passkey-removed': {
    subject: (tenant: string) => `A passkey was removed from your ${tenant} account`,
    message: (tenant: string) =>
      `A passkey was removed from your ${tenant} account. It can no longer be used to log in. Your password still works.`,
  },
  notYou: 'Wasn’t it you?',
  secure: (contact: Contact) =>
    contactText(contact)
      ? `Change your password, remove passkeys you don’t know in My details, and tell us at once: ${contactText(contact)}.`
      : 'Change your password and remove passkeys you don’t know in My details.',
} as const;
