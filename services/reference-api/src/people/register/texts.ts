/** Every word about opening an account. */
export const registerTexts = {
  otherTenant: 'This page belongs to another organisation. Please reload it and try again.',
  otherSource: 'This page is out of date. Please reload it and try again.',
  knownEmail: 'There is already an account with this email address. Log in or reset your password.',
} as const;
