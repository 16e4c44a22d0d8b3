import { texts } from '../../texts/en.ts';
import { LONG_WAIT, LoadingScreen, useIsOverdue } from '../screens/full-page-screens.tsx';

/** The gateway's drawing until the page's scripts run (`services/gateway/src/first-view`): the bar, and the shape of a page. */
let firstView: Element | null = null;

/** Keeps it, to be shown for as long as the site is waited for. One that turns into a message by itself is left out. */
export function keepFirstView(container: HTMLElement): void {
  firstView = container.querySelector('[role="alert"]') ? null : container.firstElementChild;
}

/** Fills the window while the first calls of a site are on their way. */
export function SiteLoading() {
  const isLong = useIsOverdue(LONG_WAIT);
  const view = firstView;
  if (!view) return <LoadingScreen />;
  const place = (element: HTMLElement | null) => {
    element?.append(view);
    const status = isLong && view.querySelector('[role="status"]');
    if (!status) return;
    // Seen only now: until then the shape says it.
    status.setAttribute('data-long', '');
    status.replaceChildren(texts.longWait);
  };
  return <div ref={place} data-loading="" />;
}
