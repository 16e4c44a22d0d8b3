import { defineTexts } from 'shared-contracts/texts';

/** Texts of the drawer alone. */
export const texts = defineTexts('mf-navigation/phone-menu', {
  loggedInAs: (name: string) => `Logged in as ${name}`,
});
