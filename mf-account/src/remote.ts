import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    dashboard: () => import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen.tsx'),
  },
  slots: {},
});
