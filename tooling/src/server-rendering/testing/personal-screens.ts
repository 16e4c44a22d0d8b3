import type { AppName } from 'shared-contracts/links';
import type { PublicScreen } from './public-screens.ts';

const personal = (
  app: AppName,
  path: string,
  name: string,
  heading: string,
  loading: string,
): PublicScreen => ({
  name,
  app,
  tenant: 'riverside',
  path,
  heading,
  words: [loading],
});
const account = (path: string, name: string, heading: string, loading: string) =>
  personal('my-account', path, name, heading, loading);

/** The screens of a person's own that come as their shape, the same for everyone. */
export const personalScreens: readonly PublicScreen[] = [
  account('/', 'account', 'Hello', 'Loading your bookings'),
  account('/user-details', 'details', 'My details', 'Loading your details'),
  account('/bookings', 'bookings', 'Bookings', 'Loading your bookings'),
  account('/bookings/upcoming', 'upcoming bookings', 'Bookings', 'Loading your bookings'),
  account('/bookings/past', 'past bookings', 'Bookings', 'Loading your bookings'),
  account('/memberships', 'memberships', 'Memberships', 'Loading your memberships'),
  account('/packages', 'packages', 'Packages', 'Loading your packages'),
  account('/payments', 'payments', 'Payments', 'Loading your payments'),
  account('/waivers', 'waivers', 'Your waivers', 'Loading'),
  account('/agreed-terms', 'agreed terms', 'Agreed terms', 'Loading'),
  personal('bookings', '/basket', 'basket', 'Basket', 'Loading your basket'),
  personal('online-joining', '/basket', 'basket', 'Basket', 'Loading your basket'),
];
