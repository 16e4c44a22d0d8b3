/** Every word that is mailed to confirm an address. */
export const confirmationLetterTexts = {
  subject: (tenant: string) => `Confirm your email address for ${tenant}`,
  asked: (tenant: string) =>
    `Please confirm that this is the right email address for your ${tenant} account. You can book and pay in the meantime.`,
  confirm: 'Confirm your email address',
  once: 'The link works for seven days, and only the newest one works.',
  notYou:
    'If you don’t have an account with us, someone may have mistyped their address. Follow the link and choose ‘No, it isn’t mine’, and we won’t email you about this account again.',
} as const;
