import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    kiosk: () => import(/* webpackChunkName: "kiosk" */ './features/start-at-a-kiosk/kiosk-home-screen.tsx'),
    resume: () => import(/* webpackChunkName: "resume" */ './features/resume-joining/resume-screen.tsx'),
    join: () => import(/* webpackChunkName: "join" */ './screens/joining-screen.tsx'),
  },
  slots: {},
});
