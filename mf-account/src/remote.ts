import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    dashboard: () => import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen.tsx'),
    details: () => import(/* webpackChunkName: "details" */ './screens/details-screen.tsx'),
  },
  slots: {},
});
