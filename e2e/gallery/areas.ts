import type { Area } from './state.ts';
import { account } from './states/account.ts';
import { accounts } from './states/accounts.ts';
import { basket } from './states/basket.ts';
import { bookings } from './states/bookings.ts';
import { checkout } from './states/checkout.ts';
import { frontOfHouse } from './states/front-of-house.ts';
import { joining } from './states/joining.ts';
import { joiningWalk } from './states/joining-walk.ts';
import { kiosk } from './states/kiosk.ts';
import { mails } from './states/mails.ts';
import { shell } from './states/shell.ts';

/** Everything that is photographed, in the order of the gallery. */
export const areas: readonly Area[] = [
  bookings,
  basket,
  checkout,
  joining,
  joiningWalk,
  account,
  accounts,
  frontOfHouse,
  kiosk,
  mails,
  shell,
];
