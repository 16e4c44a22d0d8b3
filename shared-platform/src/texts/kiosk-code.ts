import { defineTexts } from 'shared-contracts/texts';

/** The words of logging in at a kiosk by a code. */
export const texts = defineTexts('shared-platform/kiosk-code', {
  lead: 'Or log in without your password: on your phone, open ‘My details’ in your account and press ‘Show a code’.',
  label: 'Code from your phone',
  incomplete: (digits: number) => `Enter the ${digits} digits that your phone shows`,
  submit: 'Log in with the code',
});
