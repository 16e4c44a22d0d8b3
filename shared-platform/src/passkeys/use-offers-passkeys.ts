import { useFlags, useSite } from 'shared-platform';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';

/**
 * True if a page offers passkeys: the API and the browser support them, and it is neither a shared device nor a frame of
 * another site. A rendered page has the button until the browser is known.
 */
export function useOffersPasskeys(): boolean {
  const { passkeysEnabled } = useSite();
  const { kiosk, embedded } = useFlags();
  const isHydrated = useIsHydrated();
  const isOffered = passkeysEnabled && !kiosk && !embedded;
  return isOffered && (!isHydrated || 'PublicKeyCredential' in window);
}
