/** Every word that is mailed to confirm an address. */
export const confirmationLetterTexts = {
  subject: (tenant: string) => `Confirm your email address for ${tenant}`,
  headline: 'Confirm your email address',
  asked: (tenant: string) =>
    `Is this the right address for your ${tenant} account? You can book and pay in the meantime.`,
  confirm: 'Confirm your email address',
  once: 'Only the newest link works.',
  notYou:
    'If you don’t have an account with us, someone may have mistyped their address. Follow the link and choose ‘No, it isn’t mine’, and we won’t email you about this account again.',
} as const;
