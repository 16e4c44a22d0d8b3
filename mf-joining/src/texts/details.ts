import { defineTexts } from 'shared-contracts/texts';

/** The words of the details of a person who is known, and of opening an account. */
export const texts = defineTexts('mf-joining/details', {
  known:
    'These details can’t be changed while you’re joining. You can change your contact details in your online account. To change your name, email address or date of birth, ask at your centre.',
  account: 'Go to your online account',
  name: 'Name',
  email: 'Email address',
  reference: 'Customer ID',
  failed: 'The form could not be loaded',
  haveAccount: 'Do you have an account with us already?',
  logIn: 'Log in',
  createAccount: 'Create Account',
  accountReady: 'Your account is ready.',
  accountReadyLogIn: 'Your account is ready. Log in to continue.',
  save: 'Save and continue',
  continue: 'Continue',
  checking: 'Checking your membership',
  otherAge: (refusal: string) => `${refusal} Check this date, or choose another membership.`,
  checkFailed: 'We couldn’t check whether you’re still eligible for this membership',
});
