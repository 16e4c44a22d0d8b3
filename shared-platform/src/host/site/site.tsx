import type { ComponentType, ReactNode } from 'react';
import type { StyleCache } from 'shared-ui/core';
import { ErrorBoundary } from '../../boundaries/error-boundary.tsx';
import type { PlatformServices } from '../../platform-context.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { PersonNotice } from '../person/person-notice.tsx';
import { PersonScope } from '../person/person-scope.tsx';
import { PlatformProvider } from '../platform-provider.tsx';
import { RootFailure } from '../screens/root-failure.tsx';
import { SiteGate } from './site-gate.tsx';

/** The page around the screens, as a host brings it. */
export type SiteFrame = ComponentType<{ loader: RemoteLoader }>;

interface Props {
  platform: PlatformServices;
  loader: RemoteLoader;
  Frame: SiteFrame;
  /** Knows the address: the browser's router, or the server's. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Collects the styles where there is no document. */
  styles?: StyleCache | undefined;
}

/** A whole site, the same on the server and in the browser, which hydrates it. */
export function Site({ platform, loader, Frame, Router, styles }: Props) {
  return (
    <ErrorBoundary fallback={(_error, tryAgain) => <RootFailure onTryAgain={tryAgain} />}>
      <PlatformProvider platform={platform}>
        <Router>
          <SiteGate styles={styles}>
            <PersonScope>
              <Frame loader={loader} />
              <PersonNotice />
            </PersonScope>
          </SiteGate>
        </Router>
      </PlatformProvider>
    </ErrorBoundary>
  );
}
