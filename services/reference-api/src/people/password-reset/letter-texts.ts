import { type Contact, contactWords } from '../mail/contact.ts';

/** Every word that is mailed about a password. */
export const passwordLetterTexts = {
  resetPassword: {
    subject: (tenant: string) => `Set a new password for ${tenant}`,
    asked: (tenant: string, reference: string) =>
      `You asked for a new password for your ${tenant} account, customer ID ${reference}. You can set it within the next hour.`,
    setPassword: 'Set a new password',
    once: 'The link works once, and only the newest one works.',
    notYou: 'If you did not ask for it, you can ignore this email. Your password stays as it is.',
  },
  passwordChanged: {
    subject: (tenant: string) => `Your ${tenant} password was changed`,
    changed: (tenant: string, reference: string, day: string, time: string) =>
      `The password of your ${tenant} account, customer ID ${reference}, was changed on ${day} at ${time}. You have been logged out everywhere and can log in with the new password.`,
    notYou: (contact: Contact) =>
      contactWords(contact)
        ? `If it was not you, tell us at once: ${contactWords(contact)}.`
        : 'If it was not you, set a new password on our log-in page at once.',
  },
} as const;
