import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    home: () => import(/* webpackChunkName: "home" */ './screens/venue-search-screen.tsx'),
    venue: () => import(/* webpackChunkName: "venue" */ './screens/venue-screen.tsx'),
    session: () => import(/* webpackChunkName: "session" */ './screens/session-screen.tsx'),
    'redirect-to-selected-venue': () =>
      import(
        /* webpackChunkName: "redirect-to-selected-venue" */ './features/go-to-selected-venue/redirect-screen.tsx'
      ),
  },
  slots: {},
});
