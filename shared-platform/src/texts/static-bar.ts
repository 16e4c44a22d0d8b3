import { defineTexts } from 'shared-contracts/texts';

/** Words of the bar that stands in for the navigation; apart from the others, so that no first view carries them. */
export const words = defineTexts('shared-platform/static-bar', {
  failed: 'The menu could not be loaded.',
  tryAgain: 'Load menu',
  basket: 'Shopping basket',
  logIn: 'Log in',
  logOut: 'Log out',
  startOver: 'Start over',
});
