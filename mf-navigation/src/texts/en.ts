import { defineTexts } from 'shared-contracts/texts';

/** Texts of header, menu and footer. */
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
  chooseVenue: {
    title: 'Choose a venue',
    change: (name: string) => `${name}, change venue`,
    yourVenue: 'Your venue',
    label: 'Search by name, town or postcode',
    loading: 'Loading venues',
    failed: 'The venues could not be loaded',
    tryAgain: 'Try again',
    found: (count: number) => `${count} ${count === 1 ? 'venue' : 'venues'}`,
    noneFound: 'No venues found',
    showAll: 'Show all venues',
    noneNamed: (term: string) => `No venue has ‘${term}’ in its name, town or postcode.`,
    noneAtAll: 'No venues to choose from yet.',
    showMore: 'Show more venues',
    shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  },
  breadcrumb: {
    label: 'Breadcrumb',
    membership: 'Buy membership',
    checkout: 'Checkout',
    confirmation: 'Confirmation',
  },
  account: {
    label: 'My account',
    dashboard: 'Dashboard',
    details: 'My details',
    memberships: 'Memberships',
    packages: 'Packages',
    bookings: 'Bookings',
    'guest-passes': 'Guest passes',
    payments: 'Payments',
  },
  kioskHome: 'Home',
});
