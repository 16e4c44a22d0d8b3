import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    dashboard: () =>
      import(/* webpackChunkName: "dashboard" */ './features/see-my-bookings/dashboard-screen.tsx'),
  },
  slots: {},
});
