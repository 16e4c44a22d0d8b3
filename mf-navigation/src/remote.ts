import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {},
  slots: {
    header: () => import(/* webpackChunkName: "header" */ './frame/header.tsx'),
    breadcrumb: () =>
      import(/* webpackChunkName: "breadcrumb" */ './features/follow-the-trail/breadcrumb.tsx'),
    account: () => import(/* webpackChunkName: "account" */ './features/move-around-account/account-bar.tsx'),
    kiosk: () => import(/* webpackChunkName: "kiosk" */ './features/use-a-kiosk/kiosk-bar.tsx'),
    footer: () => import(/* webpackChunkName: "footer" */ './features/contact-the-venue/footer.tsx'),
  },
});
