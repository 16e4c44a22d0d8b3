import { useEffect } from 'react';
import { readFlags } from 'shared-contracts/flags';
import { ENLARGED_QUERIES, TALL_KIOSK } from 'shared-contracts/kiosk-css';
import { paths } from 'shared-contracts/links';
import { useLocation } from 'shared-platform/router';

/** True if the gateway had no reason to send this document with enlarged media queries: it may do so the next time. */
function cameWithout(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const opened = new URL(navigation?.name ?? window.location.href);
  return opened.pathname === paths.checkout || !readFlags(opened, { embedded: false, kiosk: false }).kiosk;
}

/** A payment under way, and the page of an order that has just been made: neither is loaded a second time. */
const stays = (pathname: string) =>
  pathname === paths.checkout || pathname.startsWith(paths.orderConfirmed(''));

/**
 * Loads the page once more where a tall kiosk is in a document whose media queries do not follow the enlarged page: the
 * checkout's, where no script of ours may change them, and one whose address did not name the kiosk.
 */
export function useEnlargedDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isEnlarged = ENLARGED_QUERIES in document.documentElement.dataset;
    if (isEnlarged || stays(pathname) || !window.matchMedia(TALL_KIOSK).matches || !cameWithout()) return;
    const address = new URL(window.location.href);
    address.searchParams.set('kiosk', 'true');
    window.location.replace(address);
  }, [pathname]);
}
