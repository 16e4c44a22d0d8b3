import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { withoutDoubleSlashes } from 'shared-contracts/links';
import { loadCode } from 'shared-ui/load-code';
import { ErrorBoundary } from '../../boundaries/error-boundary.tsx';
import { RootFailure } from '../../boundaries/root-failure.tsx';
import { fetchPageBoot, readPageBoot } from '../../page/read-page-boot.ts';
import { createRemoteLoader, type RemoteLoader } from '../../remotes/remote-loader.ts';
import { BrowserRouter } from '../../router.ts';
import { ScreenNotFound } from '../../screen-not-found.ts';
import { texts } from '../../texts/en.ts';
import { createPlatform } from '../create-platform.ts';
import { PersonNotice } from '../person/person-notice.tsx';
import { PersonScope } from '../person/person-scope.tsx';
import { PlatformProvider } from '../platform-provider.tsx';
import { preloadFirstView } from './preload-first-view.ts';
import { shareWithRemotes } from './share-with-remotes.ts';
import { SiteGate } from './site-gate.tsx';

/**
 * Starts a page: reads what came with it, makes the platform and draws the site. The shell and the standalone pages of
 * remotes stand on it.
 * @param Frame the page around the screens; it is drawn once theme and site configuration are here.
 */
export async function startHost(Frame: ComponentType<{ loader: RemoteLoader }>): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element to draw in.');
  // The page asks for its scripts again when they are late, so that both copies may arrive in the end.
  if (container.dataset.started) return;
  container.dataset.started = 'true';
  try {
    tidyAddress();
    const pageBoot = await readPageBoot();
    const platform = createPlatform(pageBoot);
    const loader = createRemoteLoader({
      registry: pageBoot.registry,
      initSharing: shareWithRemotes,
      fetchRegistry: async () => (await fetchPageBoot()).registry,
    });
    await preloadFirstView(loader, pageBoot.app, platform.flags, window.location.pathname);
    createRoot(container, { onCaughtError: reportCaught }).render(
      <ErrorBoundary fallback={(_error, tryAgain) => <RootFailure onTryAgain={tryAgain} />}>
        <PlatformProvider platform={platform}>
          <BrowserRouter>
            <SiteGate>
              <PersonScope>
                <Frame loader={loader} />
                <PersonNotice />
              </PersonScope>
            </SiteGate>
          </BrowserRouter>
        </PlatformProvider>
      </ErrorBoundary>,
    );
  } catch (error) {
    window.reportError(error);
    const { title, text } = texts.loadFailure;
    const startAgain = () => {
      delete container.dataset.started;
      return startHost(Frame);
    };
    await loadCode(
      () => import(/* webpackChunkName: "site-failure" */ '../site-failure/start-failure.tsx'),
    ).then(
      ({ drawStartFailure }) => drawStartFailure(container, startAgain),
      () => container.replaceChildren(`${title} ${text}`),
    );
  }
}

/** An address that starts with two slashes names a host as soon as the router writes it anew, and cannot be opened. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = withoutDoubleSlashes(pathname);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', `${tidy}${search}${hash}`);
}

/** A screen whose subject does not exist is no error of the page. */
function reportCaught(error: unknown): void {
  if (!(error instanceof ScreenNotFound)) window.reportError(error);
}
