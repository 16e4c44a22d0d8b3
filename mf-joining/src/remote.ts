import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    kiosk: () => import(/* webpackChunkName: "kiosk" */ './features/start-at-a-kiosk/kiosk-home-screen.tsx'),
    join: () => import(/* webpackChunkName: "join" */ './features/join/joining-screen.tsx'),
  },
  slots: {},
});
