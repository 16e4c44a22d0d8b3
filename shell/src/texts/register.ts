import { defineTexts } from 'shared-contracts/texts';

/** Texts for opening an account; separate, so that no first view carries them. */
export const words = defineTexts('shell/register', {
  lead: 'Book faster, keep your bookings in one place and see your prices.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded',
  tryAgain: 'Try again',
  optional: 'Optional questions',
  showOptional: 'Add more about you (optional)',
  submit: 'Create an account',
  done: 'Your account is ready.',
  doneWithoutToken: 'Your account is ready. Log in to carry on.',
  haveAccount: 'I already have an account',
});
