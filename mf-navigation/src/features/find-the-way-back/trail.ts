import { paths } from 'shared-contracts/links';

export interface Crumb {
  id: 'membership' | 'checkout' | 'confirmation';
  path: string;
  /** Its `aria-current`: `page` on its page, `true` elsewhere in its section. */
  current: 'page' | 'true' | undefined;
}

const CENTRE = paths.centre('');
const CONFIRMATION = paths.orderConfirmed('');

/**
 * The breadcrumb trail of a page of online joining (joining specification 2 "Breadcrumb"). It does not lead back to a
 * finished checkout, and the kiosk home is not part of it.
 */
export function trailOf(pathname: string): Crumb[] {
  if (pathname === paths.kiosk) return [];
  const step = laterStep(pathname);
  return step ? [start(pathname), step] : [start(pathname)];
}

function start(pathname: string): Crumb {
  const isBelow = pathname.startsWith(CENTRE);
  const current = pathname === paths.home ? 'page' : isBelow ? 'true' : undefined;
  return { id: 'membership', path: paths.home, current };
}

function laterStep(pathname: string): Crumb | null {
  if (pathname === paths.checkout) return { id: 'checkout', path: pathname, current: 'page' };
  const isConfirmation = pathname.startsWith(CONFIRMATION) && pathname !== CONFIRMATION;
  return isConfirmation ? { id: 'confirmation', path: pathname, current: 'page' } : null;
}
