/** Every word about confirming an email address, outside its mail. */
export const confirmationTexts = {
  deadLink: 'This link no longer works. Ask for a new one in My details.',
  nothingToConfirm: 'Your email address doesn’t need confirming.',
} as const;
