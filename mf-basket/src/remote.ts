import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    basket: () => import(/* webpackChunkName: "basket" */ './features/review-basket/basket-screen.tsx'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './screens/checkout-screen.tsx'),
    desk: () => import(/* webpackChunkName: "desk" */ './screens/desk-screen.tsx'),
    'desk-checkout': () => import(/* webpackChunkName: "desk-checkout" */ './screens/desk-screen.tsx'),
    attendance: () => import(/* webpackChunkName: "attendance" */ './screens/attendance-screen.tsx'),
    'order-confirmed': () =>
      import(/* webpackChunkName: "order-confirmed" */ './features/confirm-order/order-confirmed-screen.tsx'),
  },
  slots: {
    background: () => import(/* webpackChunkName: "background" */ './screens/background.tsx'),
  },
});
