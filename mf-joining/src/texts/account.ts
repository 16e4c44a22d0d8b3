import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** The words of the account section: its optional questions, and logging in once the email address is known. */
export const texts = defineTexts('mf-joining/account', {
  showOptional: (count: number) => `Show ${counted(count, 'optional question', 'optional questions')}`,
  /** Name of the group of questions that need no answer. */
  optional: 'Optional questions',
  email: 'Email address',
  password: 'Password',
  passwordMissing: 'Enter your password',
  known: 'You already have an account. Log in to continue with your choices.',
  logIn: 'Log in and continue',
  otherEmail: 'Use another email address',
  otherWays: 'Forgotten password, or another way to log in',
  failed: 'Something went wrong, please try again.',
});
