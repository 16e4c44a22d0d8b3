import { lazyPart } from '../../boundaries/lazy-part.tsx';
import { LoadingScreen, MessageScreen } from '../screens/full-page-screens.tsx';

/** A page in place of the site. Without its script it says the same, plainly. */
export const SiteFailure = lazyPart(
  () => import(/* webpackChunkName: "site-failure" */ './site-failure.tsx'),
  { pending: () => <LoadingScreen />, failed: ({ kind }) => <MessageScreen kind={kind} /> },
);
