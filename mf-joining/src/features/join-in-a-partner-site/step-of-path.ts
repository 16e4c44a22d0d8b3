import { paths } from 'shared-contracts/links';

const CONFIRMATION = /^\/order-confirmed\/[^/]+\/?$/;

/** The step that a path is; `null` where the open section says it. */
export function stepOfPath(pathname: string): 'basket' | 'checkout' | 'confirmation' | null {
  if (pathname === paths.basket) return 'basket';
  if (pathname === paths.checkout) return 'checkout';
  return CONFIRMATION.test(pathname) ? 'confirmation' : null;
}
