import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { tidyPath } from 'shared-contracts/links';
import { loadCode } from 'shared-ui/load-code';
import { warmHttpClient } from '../../http/load-http-client.ts';
import { fetchPageBoot, readPageBoot } from '../../page/read-page-boot.ts';
import { isInEarlierVisit } from '../../person/visit-in-history.ts';
import type { PlatformServices } from '../../platform-context.ts';
import { loadPublished } from '../../remotes/load-published.ts';
import { createRemoteLoader } from '../../remotes/remote-loader.ts';
import { BrowserRouter } from '../../router.ts';
import { ScreenNotFound } from '../../screen-not-found.ts';
import { tabStorage } from '../../storage/browser-storage.ts';
import { texts } from '../../texts/en.ts';
import { createPlatform } from '../create-platform.ts';
import { keepArrivedContent } from '../frame/arrived-content.tsx';
import { prepareFirstBrand } from '../prepare-first-brand.ts';
import { matchRoute } from '../routes/match-route.ts';
import { nextTask } from './next-task.ts';
import { preloadFirstView } from './preload-first-view.ts';
import { consumeAssumptions, matchesRenderedPage, NOT_RENDERED, RENDERED } from './rendered-page.ts';
import { isAwaited, resumeRenderedPage } from './resume-rendered-page.ts';
import { shareWithRemotes } from './share-with-remotes.ts';
import { Site, type SiteFrame } from './site.tsx';
import { keepFirstView } from './site-loading.tsx';

/**
 * Starts a page: reads what arrived with it, makes the platform and draws the site, or hydrates it where the server has
 * rendered it. The shell and the standalone pages of remotes are built on it.
 * @param Frame the page around the screens; it is drawn once theme and site configuration are here.
 */
export async function startHost(Frame: SiteFrame): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element to draw in.');
  // The page asks for its scripts again when they are late, so that both copies may arrive in the end.
  if (container.dataset.started) return;
  container.dataset.started = 'true';
  try {
    // The start is long on a phone: each part of it is a task, between which the page answers.
    await nextTask();
    isAwaited();
    tidyAddress();
    const pageBoot = await readPageBoot();
    await nextTask();
    const platform = createPlatform(pageBoot);
    warmHttpClient(platform.session.session.get().status === 'checking');
    const loader = createRemoteLoader({
      registry: pageBoot.registry,
      loadModule: (remote, isRetry) => loadPublished(remote, isRetry, shareWithRemotes),
      fetchRegistry: async () => (await fetchPageBoot()).registry,
    });
    const [hasScreen] = await Promise.all([
      preloadFirstView(loader, pageBoot.app, platform.flags, window.location.pathname),
      prepareFirstBrand(platform),
    ]);
    await nextTask();
    const site = <Site platform={platform} loader={loader} Frame={Frame} Router={BrowserRouter} />;
    if (!container.hasAttribute(RENDERED)) keepFirstView(container);
    if (canHydrate(container, platform)) {
      if (!hasScreen) keepArrivedContent(container);
      const hydrate = () => void hydrateRoot(container, site, rootOptions);
      // In a transition the work is done in pieces, between which the page answers: later, to someone who waits for it.
      if (isAwaited()) hydrate();
      else startTransition(hydrate);
    } else createRoot(container, rootOptions).render(site);
    resumeRenderedPage(container, platform);
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
      ({ renderStartFailure }) => renderStartFailure(container, startAgain),
      () => container.replaceChildren(`${title} ${text}`),
    );
  }
}

const rootOptions: RootOptions = {
  /** A screen whose subject does not exist is no error of the page. */
  onCaughtError(error) {
    if (!(error instanceof ScreenNotFound)) window.reportError(error);
  },
  /** A part that the server left out is none either; one that it drew otherwise than the browser is. */
  onRecoverableError(error) {
    if ((error as { digest?: string }).digest !== NOT_RENDERED) window.reportError(error);
  },
};

function canHydrate(container: HTMLElement, platform: PlatformServices): boolean {
  const assumptions = consumeAssumptions(container);
  const { boot, session } = platform;
  const screen = matchRoute(boot.registry, boot.app, window.location.pathname);
  return (
    assumptions !== null &&
    matchesRenderedPage(assumptions, platform, {
      address: window.location,
      historyState: window.history.state,
      isInEarlierVisit: isInEarlierVisit(),
      tabStorage: tabStorage(),
      now: new Date(),
      leadsToLogin: screen?.guard === 'customer' && session.session.get().status === 'anonymous',
    })
  );
}

/** The router, the policy and the rest of the page read the same of an address that is written in one way. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = tidyPath(pathname);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', `${tidy}${search}${hash}`);
}
