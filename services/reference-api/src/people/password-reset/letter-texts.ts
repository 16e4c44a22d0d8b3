import { type Contact, contactText } from '../mail/contact.ts';

/** Every word that is mailed about a password. */
export const passwordLetterTexts = {
  resetPassword: {
    subject: (tenant: string) => `Set a new password for ${tenant}`,
    headline: 'Set a new password',
    asked: (tenant: string) =>
      `You asked for a new password for your ${tenant} account. You have an hour to set it.`,
    setPassword: 'Set a new password',
    once: 'The link works once, and only the newest one works.',
    notYou: 'If you did not ask for it, you can ignore this email. Your password stays as it is.',
  },
  staffAccount: {
    subject: (tenant: string) => `Your staff account for ${tenant}`,
    headline: 'Your staff account is ready',
    roles: { desk: 'Desk staff', manager: 'Manager' },
    opened: (tenant: string) =>
      `You now have a staff account at ${tenant}. Take these two steps within the next three days:`,
    first: 'Set a password that only you know.',
    second: 'Log in and set up an authenticator app on your phone. It gives you a code each time you log in.',
    choosePassword: 'Choose your password',
    once: 'The link works once. If it no longer works, ask for a new password on the log-in page.',
    notYou: (tenant: string) => `If you do not work for ${tenant}, you can ignore this email.`,
  },
  passwordChanged: {
    subject: (tenant: string) => `Your ${tenant} password was changed`,
    headline: 'Your password was changed',
    changed: (tenant: string) =>
      `Your ${tenant} password has been changed. Other devices are logged out and need the new one.`,
    using: 'Changed using',
    notYou: 'Not you?',
    secure: (contact: Contact) =>
      contactText(contact)
        ? `Set a new password and tell us at once: ${contactText(contact)}.`
        : 'Set a new password at once.',
  },
} as const;
