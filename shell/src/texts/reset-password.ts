import { defineTexts } from 'shared-contracts/texts';

/** Texts for setting a new password; separate, so that no first view carries them. */
export const words = defineTexts('shell/reset-password', {
  lead: 'You’ll be logged out everywhere. Then log in with the new password.',
  password: 'New password',
  repeat: 'Repeat new password',
  passwordWeak: 'Choose a password of 8 to 200 characters',
  repeatDiffers: 'The two passwords are not the same',
  submit: 'Set password',
  done: 'Your password is set. Log in with it.',
  deadTitle: 'This link no longer works',
  deadText: 'A link to set a password works once, for one hour. We can email you a new one.',
  requestText: 'We’ll email you a link to set it. The link works once, for one hour.',
  sendFirst: 'Send the link',
  identifier: 'Email address or customer ID',
  identifierMissing: 'Enter your email address or customer ID',
  sendNew: 'Send a new link',
  deadAction: 'Go to log in',
  sentTitle: 'Check your email',
  sentText:
    'If you have an account with us, the link is on its way. It works once, for one hour. Nothing there after a few minutes? Look in your junk folder.',
});
