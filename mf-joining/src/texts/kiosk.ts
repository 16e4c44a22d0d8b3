import { defineTexts } from 'shared-contracts/texts';

/** The words of a kiosk's home. */
export const texts = defineTexts('mf-joining/kiosk', {
  title: 'Welcome',
  welcome: (name: string) => `Welcome to ${name}`,
  lead: 'What would you like to do?',
  /** For a person who is logged in: others can read the screen, so that it has no more of the name. */
  leadTo: (firstName: string) => `Hello ${firstName}, what would you like to do?`,
  buy: 'Buy a membership',
  book: 'Book an activity',
});
