/** Every word about logging in and passwords. */
export const authTexts = {
  login: {
    refused: 'Those details do not match an account. Check them and try again.',
    severalAccounts:
      'More than one account uses this email address. Please log in with your customer ID instead.',
    tooManyAttempts: (minutes: number) =>
      `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  password: {
    rules:
      'Password must have at least 8 characters, one lowercase letter, one uppercase letter, one number and one special character.',
    length: 'Password must have at least 8 and at most 200 characters.',
    common:
      'This password is too easy to guess: it is like ones that many people use, or like your name. Choose another one, such as three or four unrelated words.',
    confirmation: 'The password confirmation does not match.',
    wrong: 'This is not your current password.',
    confirmFirst: 'Confirm this login with your authenticator app at the front of house first.',
    deadLink: 'This link no longer works. Ask for a new one.',
    severalAccounts: 'Multiple accounts use this email address. Enter your customer ID.',
  },
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const;
