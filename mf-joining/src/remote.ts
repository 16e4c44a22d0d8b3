import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    join: () => import(/* webpackChunkName: "join" */ './features/join/joining-screen.tsx'),
  },
  slots: {},
});
