import { paths } from 'shared-contracts/links';

export interface Crumb {
  id: 'membership' | 'checkout' | 'confirmation';
  path: string;
  /** How `aria-current` marks it: `page` on its very page, `true` elsewhere in its part. */
  current: 'page' | 'true' | undefined;
}

const CENTRE = paths.centre('');
const CONFIRMATION = paths.orderConfirmed('');

/**
 * The way to a page of online joining (joining specification 2 "Breadcrumb"). A finished checkout is no place to go
 * back to, and the kiosk home comes before the trail.
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
