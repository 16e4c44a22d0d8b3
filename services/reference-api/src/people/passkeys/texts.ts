import { MAX_PASSKEYS } from './rules.ts';

/** Every word about passkeys. */
export const passkeyTexts = {
  refused: 'We couldn’t log you in with that passkey. Try again, or use your password.',
  notAdded: 'The passkey couldn’t be added. Please start again.',
  alreadyThere: 'This passkey is in your account already.',
  tooMany: `You have ${MAX_PASSKEYS} passkeys already. Remove one that you don’t use any more first.`,
  provePassword: 'Enter your current password.',
  lastFactor: 'Set up an authenticator app or another passkey first: staff need one to log in.',
} as const;
