import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    home: () => import(/* webpackChunkName: "home" */ './features/find-venue/venue-search-screen.tsx'),
    venue: () => import(/* webpackChunkName: "venue" */ './features/see-timetable/venue-screen.tsx'),
    session: () => import(/* webpackChunkName: "session" */ './features/see-session/session-screen.tsx'),
    'redirect-to-selected-venue': () =>
      import(
        /* webpackChunkName: "redirect-to-selected-venue" */ './features/go-to-selected-venue/redirect-screen.tsx'
      ),
  },
  slots: {},
});
