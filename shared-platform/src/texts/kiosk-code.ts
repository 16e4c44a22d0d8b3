import { defineTexts } from 'shared-contracts/texts';

/** The words of logging in at a kiosk by a code. */
export const texts = defineTexts('shared-platform/kiosk-code', {
  title: 'Log in with your phone',
  passwordTitle: 'Or with your password',
  scan: 'QR code that opens the page with your code on your phone',
  steps: [
    'Scan this with your phone’s camera.',
    'Log in on your phone. It shows an 8‑digit code.',
    'Type the code here.',
  ],
  label: 'Code from your phone',
  incomplete: (digits: number) => `Enter the ${digits} digits that your phone shows`,
  submit: 'Log in with the code',
});
