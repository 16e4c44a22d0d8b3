export { type PlatformServices, SiteContext, usePlatform } from '../platform-context.ts';
export { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';
export { RemotePart } from '../remotes/remote-part.tsx';
export { ScreenNotFound } from '../screen-not-found.ts';
export { createPlatform } from './create-platform.ts';
export { isFramed } from './is-framed.ts';
export { PlatformProvider } from './platform-provider.tsx';
export { fetchPageBoot, readPageBoot } from './read-page-boot.ts';
export {
  LoadFailureScreen,
  LoadingScreen,
  MaintenanceScreen,
  NotFoundScreen,
} from './screens/full-page-screens.tsx';
export { useFontsReady } from './use-fonts-ready.ts';
export { useSiteTexts } from './use-site-texts.ts';
export { useSiteTheme } from './use-site-theme.ts';
