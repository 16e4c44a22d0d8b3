import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {},
  slots: {
    header: () => import(/* webpackChunkName: "header" */ './screens/header.tsx'),
    breadcrumb: () =>
      import(/* webpackChunkName: "breadcrumb" */ './features/find-the-way-back/breadcrumb.tsx'),
    account: () => import(/* webpackChunkName: "account" */ './features/move-in-the-account/account-bar.tsx'),
    kiosk: () => import(/* webpackChunkName: "kiosk" */ './features/return-to-kiosk-home/kiosk-bar.tsx'),
    footer: () => import(/* webpackChunkName: "footer" */ './features/contact-the-venue/footer.tsx'),
  },
});
