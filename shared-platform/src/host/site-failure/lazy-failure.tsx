import { lazy, Suspense } from 'react';
import { LoadingScreen, MessageScreen } from '../screens/full-page-screens.tsx';
import type { SiteFailureProps } from './site-failure.tsx';

const Page = lazy(() =>
  import(/* webpackChunkName: "site-failure" */ './site-failure.tsx').catch(() => ({
    default: ({ kind }: SiteFailureProps) => <MessageScreen kind={kind} />,
  })),
);

/** A page in place of the site. Without its script it says the same, plainly. */
export const SiteFailure = (props: SiteFailureProps) => (
  <Suspense fallback={<LoadingScreen />}>
    <Page {...props} />
  </Suspense>
);
