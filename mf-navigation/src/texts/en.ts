import { defineTexts } from 'shared-contracts/texts';

/** Words of header, menu and footer. */
export const texts = defineTexts('mf-navigation', {
  navigation: 'Main',
  entries: {
    'kiosk-home': 'Back to Kiosk Home',
    book: 'Book an activity',
    membership: 'Buy a membership',
    account: 'My account',
    basket: 'Shopping basket',
  },
  basketWith: (count: number) =>
    `Shopping basket, ${count > 99 ? '99+' : count} ${count === 1 ? 'item' : 'items'}`,
  logIn: 'Log in',
  logOut: 'Log out',
  createAccount: 'Create an account',
  loginPrompt: 'Login to make bookings faster and manage your account',
  menu: 'Menu',
  menuFailed: 'The menu could not be loaded. Check your connection, then try again.',
});
