import * as account from './account.ts';
import * as activities from './activities.ts';
import * as auth from './auth.ts';
import * as basket from './basket.ts';
import * as checkout from './checkout.ts';
import * as client from './client.ts';
import * as dataFields from './data-fields.ts';
import * as orders from './orders.ts';
import * as theme from './theme.ts';
import * as venues from './venues.ts';

/** Every call of the product by resource: the server's and the documentation's view. Browsers import single rows. */
export const apiTable = {
  auth: {
    login: auth.login,
    logout: auth.logout,
    currentUser: auth.currentUser,
    register: auth.register,
    forgottenPassword: auth.forgottenPassword,
    resetPassword: auth.resetPassword,
  },
  client: { client: client.client },
  dataFields: { dataFields: dataFields.dataFields },
  theme: { theme: theme.theme },
  venues: { venues: venues.venues, venue: venues.venue, footer: venues.footer },
  activities: {
    activities: activities.activities,
    sessions: activities.sessions,
    session: activities.session,
  },
  basket: {
    cart: basket.cart,
    clearCart: basket.clearCart,
    addToCart: basket.addToCart,
    removeFromCart: basket.removeFromCart,
  },
  checkout: {
    prepare: checkout.prepare,
    authorise: checkout.authorise,
    complete: checkout.complete,
    paymentStatus: checkout.paymentStatus,
    terms: checkout.terms,
  },
  orders: { order: orders.order, orderCalendar: orders.orderCalendar },
  account: { upcomingBookings: account.upcomingBookings },
} as const;
