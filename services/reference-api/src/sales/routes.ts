import type { ApiServer } from '../platform/index.ts';
import { registerBasket } from './basket/routes.ts';
import { registerBookings } from './bookings/routes.ts';
import { registerCalendar } from './calendar/routes.ts';
import { registerCheckout } from './checkout/routes.ts';
import { registerSavedCards } from './checkout/saved-card-routes.ts';
import { registerJoining } from './joining/routes.ts';
import { registerJoiningDrafts } from './joining-drafts/routes.ts';
import { registerLaterBookings } from './later-bookings/routes.ts';
import { registerOrders } from './orders/routes.ts';
import { registerPackages } from './packages/routes.ts';
import { registerPenalties } from './penalties/routes.ts';
import { registerSortOut } from './sort-out/routes.ts';
import { registerWaivers } from './waivers/routes.ts';

/** Mounts every call of sales. */
export function registerSales(app: ApiServer): void {
  registerBasket(app);
  registerJoining(app);
  registerJoiningDrafts(app);
  registerCheckout(app);
  registerSavedCards(app);
  registerOrders(app);
  registerBookings(app);
  registerLaterBookings(app);
  registerCalendar(app);
  registerPackages(app);
  registerPenalties(app);
  registerSortOut(app);
  registerWaivers(app);
}
