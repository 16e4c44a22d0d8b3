import { defineTexts } from 'shared-contracts/texts';

/** The words of a joining that is handed over from a kiosk to a phone. */
export const texts = defineTexts('mf-joining/hand-over', {
  offer: 'Would you rather finish on your own phone?',
  start: 'Finish on your phone',
  title: 'Finish on your phone',
  lead: 'Scan this code with your phone’s camera, then press ‘Continue joining’ on your phone. What you have chosen and entered opens there. You enter bank and card details on your phone only.',
  code: 'QR code that opens your joining on your phone',
  once: (minutes: number) =>
    `The code works once, for ${minutes} minutes. Anyone who scans it sees what you have entered, so scan it before you leave.`,
  failed: 'The code could not be made',
  unavailable: 'You cannot continue on your phone here. Please finish on this screen.',
  tryAgain: 'Try again',
  close: 'Carry on here',
  done: 'I’ve scanned it, clear this screen',
});
