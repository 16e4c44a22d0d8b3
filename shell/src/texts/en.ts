import { defineTexts } from 'shared-contracts/texts';

/** Texts of the shell. */
export const texts = defineTexts('shell', {
  skipToContent: 'Skip to content',
  registerTitle: 'Create an account',
  resetPasswordTitle: 'Set a new password',
  confirmEmailTitle: 'Is this your email address?',
});
