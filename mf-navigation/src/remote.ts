import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {},
  slots: {
    header: () => import(/* webpackChunkName: "header" */ './screens/header.tsx'),
    breadcrumb: () => import(/* webpackChunkName: "breadcrumb" */ './features/breadcrumbs/breadcrumb.tsx'),
    account: () => import(/* webpackChunkName: "account" */ './features/account-navigation/account-bar.tsx'),
    kiosk: () => import(/* webpackChunkName: "kiosk" */ './features/kiosk-bar/kiosk-bar.tsx'),
    footer: () => import(/* webpackChunkName: "footer" */ './features/contact-the-venue/footer.tsx'),
  },
});
