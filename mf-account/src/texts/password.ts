import { defineTexts } from 'shared-contracts/texts';

/** Words of changing the password. */
export const texts = defineTexts('mf-account/password', {
  title: 'Password',
  lead: 'Changing it logs you out everywhere else. You’ll stay logged in here.',
  currentPassword: 'Current password',
  password: 'New password',
  passwordConfirmation: 'Repeat new password',
  hint: 'Your new password needs:',
  cancel: 'Cancel',
  currentMissing: 'Enter your current password',
  missing: 'Enter a new password',
  repeatMissing: 'Enter the new password again',
  differs: 'The two passwords are not the same',
  submit: 'Change password',
  done: 'Password changed.',
  weak: (rules: string) => `Your new password still needs ${rules}`,
  rules: {
    length: '8 to 200 characters',
    lowercase: 'a lowercase letter',
    uppercase: 'an uppercase letter',
    number: 'a number',
    special: 'a special character',
  },
  and: (before: string, last: string) => `${before} and ${last}`,
});
