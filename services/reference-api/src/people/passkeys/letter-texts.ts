import { type Contact, contactText } from '../mail/contact.ts';

/** Every word that is mailed about passkeys. */
export const passkeyLetterTexts = {
  'passkey-added': {
    subject: (tenant: string) => `A passkey was added to your ${tenant} account`,
    headline: 'A passkey was added',
    message: (tenant: string) =>
      `You can now log in to your ${tenant} account with this passkey. Your password still works.`,
    using: 'Added using',
    secure: (contact: Contact) =>
      contactText(contact)
        ? `Change your password, remove passkeys you don’t know in My details, and tell us at once: ${contactText(contact)}.`
        : 'Change your password and remove passkeys you don’t know in My details.',
  },
  'passkey-removed': {
    subject: (tenant: string) => `A passkey was removed from your ${tenant} account`,
    headline: 'A passkey was removed',
    message: (tenant: string) =>
      `This passkey can no longer be used to log in to your ${tenant} account. Your password still works.`,
    using: 'Removed using',
    secure: (contact: Contact) =>
      contactText(contact)
        ? `Set a new password and tell us at once: ${contactText(contact)}.`
        : 'Set a new password at once.',
  },
  notYou: 'Not you?',
} as const;
