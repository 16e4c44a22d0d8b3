import { useFlags, useSite } from '../hooks/platform-hooks.ts';

/** True at a kiosk of a site whose people can log in by a code from their phone. */
export function useOffersKioskCode(): boolean {
  const { kiosk } = useFlags();
  const { kioskCodesEnabled } = useSite();
  return kiosk && kioskCodesEnabled;
}
