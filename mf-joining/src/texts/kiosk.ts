import { defineTexts } from 'shared-contracts/texts';

/** The words of a kiosk's home. */
export const texts = defineTexts('mf-joining/kiosk', {
  title: 'Welcome',
  welcome: (name: string) => `Welcome to ${name}`,
  lead: 'What would you like to do?',
  buy: 'Buy a membership',
  book: 'Book an activity',
});
