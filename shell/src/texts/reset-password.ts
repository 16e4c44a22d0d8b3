import { defineTexts } from 'shared-contracts/texts';

/** Texts for setting a new password; separate, so that no first view carries them. */
export const words = defineTexts('shell/reset-password', {
  lead: 'You’ll be logged out everywhere. Then log in with the new password.',
  password: 'New password',
  repeat: 'Repeat new password',
  passwordWeak: 'Choose a password that meets every rule in the list',
  repeatDiffers: 'The two passwords are not the same',
  submit: 'Set password',
  done: 'Your password is set. Log in with it.',
  deadTitle: 'This link no longer works',
  deadText: 'A link to set a password works once, for one hour. Request a new one on the login page.',
  deadAction: 'Go to log in',
});
