import { defineTexts } from 'shared-contracts/texts';

/** Words the shell says. */
export const texts = defineTexts('shell', {
  skipToContent: 'Skip to content',
  registerTitle: 'Create an account',
  resetPasswordTitle: 'Set a new password',
});
