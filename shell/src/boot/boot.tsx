import { createRoot, type Root } from 'react-dom/client';
import {
  createPlatform,
  createRemoteLoader,
  fetchPageBoot,
  LoadFailureScreen,
  PlatformProvider,
  readPageBoot,
  ScreenNotFound,
} from 'shared-platform/host';
import { BrowserRouter } from 'shared-platform/router';
import { BrandProvider } from 'shared-ui/core';
import { pageNonce } from './page-nonce.ts';
import { preloadFirstView } from './preload-first-view.ts';
import { shareWithRemotes } from './share-with-remotes.ts';
import { SiteGate } from './site-gate.tsx';

/** Reads what came with the page, makes the platform and draws the site. */
export async function boot(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element to draw in.');
  try {
    const pageBoot = await readPageBoot();
    const platform = createPlatform(pageBoot);
    const loader = createRemoteLoader({
      registry: pageBoot.registry,
      initSharing: shareWithRemotes,
      fetchRegistry: async () => (await fetchPageBoot()).registry,
    });
    await preloadFirstView(loader, pageBoot.app, platform.flags, window.location.pathname);
    createRoot(container, { onCaughtError: reportCaught }).render(
      <PlatformProvider platform={platform}>
        <BrowserRouter>
          <SiteGate loader={loader} />
        </BrowserRouter>
      </PlatformProvider>,
    );
  } catch (error) {
    window.reportError(error);
    drawLoadFailure(createRoot(container));
  }
}

/** A screen whose subject does not exist is no error of the page. */
function reportCaught(error: unknown): void {
  if (!(error instanceof ScreenNotFound)) window.reportError(error);
}

function drawLoadFailure(root: Root): void {
  root.render(
    <BrandProvider theme={{}} nonce={pageNonce()}>
      <LoadFailureScreen homeHref="/" />
    </BrandProvider>,
  );
}
