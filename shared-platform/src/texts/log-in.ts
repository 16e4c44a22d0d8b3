import { defineTexts } from 'shared-contracts/texts';

/** Words of the login’s form; apart from the others, so that no page without it carries them. */
export const texts = defineTexts('shared-platform/log-in', {
  username: 'Email address or customer ID',
  password: 'Password',
  stay: 'Stay logged in',
  stayHint: 'For 30 days, on your own device only.',
  submit: 'Log in',
  or: 'or',
  passkey: 'Log in with a passkey',
  passkeyFailed: 'That didn’t work. Try your passkey again, or log in with your password.',
  failureFallback: 'User signed out',
  usernameMissing: 'Enter your email address or customer ID',
  passwordMissing: 'Enter your password',
  waiting: 'Log in to carry on. We’ll keep what you’ve chosen.',
  forgotten: 'Forgotten your password?',
  /** In the notice of a password that was refused. */
  reset: 'Reset your password',
  newHere: 'New here?',
  createAccount: 'Create an account',
  skip: 'Continue without signing in',
  noAccount: "I don't have an account",
});
