import { defineTexts } from 'shared-contracts/texts';

/** The words of logging in at a kiosk by a code. */
export const texts = defineTexts('shared-platform/kiosk-code', {
  title: 'Log in with your phone',
  passwordTitle: 'Or with your password',
  lead: 'On your phone, open ‘My details’ in your account and press ‘Show a code’.',
  label: 'Code from your phone',
  incomplete: (digits: number) => `Enter the ${digits} digits that your phone shows`,
  submit: 'Log in with the code',
});
