import { useEffect } from 'react';
import { isEmbedAddress } from 'shared-contracts/embed';
import { type AppName, paths } from 'shared-contracts/links';
import { useAppName } from 'shared-platform';

/** Joining in a frame continues to the checkout in the same document, where it has its session in memory. */
const takesCards = (app: AppName, address: URL): boolean =>
  address.pathname === paths.checkout || isEmbedAddress(app, address);

/**
 * True if this page was opened as the checkout. Only that document's security policy lets the card provider's script
 * in, so a checkout reached inside another page, as after a login, is loaded once more.
 */
export function useOwnDocument(): boolean {
  const app = useAppName();
  const [navigation] = performance.getEntriesByType('navigation');
  const isOwn = !navigation || takesCards(app, new URL(navigation.name));
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
}
