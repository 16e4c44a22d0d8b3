import { defineTexts } from 'shared-contracts/texts';

/** The words of logging in at a kiosk by a code. */
export const texts = defineTexts('shared-platform/kiosk-code', {
  title: 'Log in with your phone',
  passwordTitle: 'Or with your password',
  scan: 'QR code that opens your account on your phone',
  steps: [
    'Scan the code with your phone’s camera, and log in there.',
    'In ‘My details’, press ‘Show a code’.',
    'Enter its digits here.',
  ],
  label: 'Code from your phone',
  incomplete: (digits: number) => `Enter the ${digits} digits that your phone shows`,
  submit: 'Log in with the code',
});
