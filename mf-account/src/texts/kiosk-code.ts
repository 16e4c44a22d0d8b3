import { defineTexts } from 'shared-contracts/texts';

/** The words of a code to log in at a kiosk with. */
export const texts = defineTexts('mf-account/kiosk-code', {
  title: 'Log in at a screen in the centre',
  lead: 'Show a code here and type it there, so that you don’t need your password.',
  show: 'Show a code',
  another: 'Show a new code',
  code: 'Your code',
  typeIt: 'Type this code into the screen in front of you:',
  expired: 'That code has expired.',
  used: 'You’re logged in at the screen',
  usedText:
    'Your code has been used. If you didn’t type it, log out everywhere under ‘Where you’re logged in’ in your details.',
  toDetails: 'Go to my details',
  toLogins: 'See where you’re logged in',
  until: (time: string) => `It works once, until ${time}.`,
  warning:
    'Only type it into a screen in the centre. Never tell it to anyone, even if they say they work here.',
});
