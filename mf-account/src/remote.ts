import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    dashboard: () => import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen.tsx'),
    details: () => import(/* webpackChunkName: "details" */ './screens/details-screen.tsx'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './screens/bookings-screen.tsx'),
    'upcoming-bookings': () =>
      import(/* webpackChunkName: "upcoming-bookings" */ './screens/bookings-screen.tsx'),
    'past-bookings': () =>
      import(/* webpackChunkName: "past-bookings" */ './screens/past-bookings-screen.tsx'),
    memberships: () => import(/* webpackChunkName: "memberships" */ './screens/memberships-screen.tsx'),
    packages: () => import(/* webpackChunkName: "packages" */ './screens/packages-screen.tsx'),
    'guest-passes': () => import(/* webpackChunkName: "guest-passes" */ './screens/guest-passes-screen.tsx'),
    payments: () => import(/* webpackChunkName: "payments" */ './screens/payments-screen.tsx'),
    waivers: () => import(/* webpackChunkName: "waivers" */ './screens/waivers-screen.tsx'),
    'agreed-terms': () => import(/* webpackChunkName: "agreed-terms" */ './screens/agreed-terms-screen.tsx'),
    'customer-waivers': () =>
      import(/* webpackChunkName: "customer-waivers" */ './screens/waivers-screen.tsx'),
    'payments-to-sort-out': () =>
      import(/* webpackChunkName: "payments-to-sort-out" */ './screens/payments-to-sort-out-screen.tsx'),
    'second-factor': () =>
      import(/* webpackChunkName: "second-factor" */ './screens/second-factor-screen.tsx'),
    'audit-log': () => import(/* webpackChunkName: "audit-log" */ './screens/audit-log-screen.tsx'),
    'sent-documents': () =>
      import(/* webpackChunkName: "sent-documents" */ './screens/sent-documents-screen.tsx'),
  },
  slots: {},
});
