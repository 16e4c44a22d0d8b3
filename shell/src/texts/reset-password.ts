import { defineTexts } from 'shared-contracts/texts';

/** Words of setting a new password; apart from the others, so that no first view carries them. */
export const words = defineTexts('shell/reset-password', {
  lead: 'You are logged out everywhere else, then log in with the new one.',
  password: 'New password',
  repeat: 'Repeat new password',
  passwordWeak: 'Choose a password that meets every point of the list',
  repeatDiffers: 'The two passwords are not the same',
  submit: 'Set password',
  done: 'Your password is set. Log in with it.',
  deadTitle: 'This link no longer works',
  deadText: 'A link to set a password works once, for one hour. Ask for a new one where you log in.',
  deadAction: 'Go to log in',
});
