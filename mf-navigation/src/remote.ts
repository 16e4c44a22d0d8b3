import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {},
  slots: {
    header: () => import(/* webpackChunkName: "header" */ './features/find-the-way/header.tsx'),
    footer: () => import(/* webpackChunkName: "footer" */ './features/contact-the-venue/footer.tsx'),
  },
});
