import { useEffect } from 'react';
import { paths } from 'shared-contracts/links';

/**
 * Whether this page was opened as the checkout. Only that document's security policy lets the card provider's script
 * in, so a checkout reached inside another page, as after a login, is loaded once more.
 */
export function useOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOwn = !navigation || new URL(navigation.name).pathname === paths.checkout;
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
}
