import { useEffect, useState } from 'react';
import { newKioskCode } from 'shared-contracts/api/kiosk-codes';
import { useApiMutation, useFlags, useSession, useSite } from 'shared-platform';

/** True for a person who may have codes: not for staff, at a kiosk, or where the API gives none. */
export function useMayShowKioskCode(): boolean {
  const { kioskCodesEnabled } = useSite();
  const { kiosk } = useFlags();
  const { user } = useSession();
  return kioskCodesEnabled && !kiosk && !user?.staffRole;
}

/** A code that logs the person in at a kiosk, until it expires. */
export function useKioskCode() {
  const request = useApiMutation(newKioskCode);
  const [shown, setShown] = useState<{ code: string; expiresAt: string } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);

  async function show() {
    const result = await request.run({});
    setShown(result.ok ? result.data : null);
  }

  return { shown, show, error: request.error, isRequesting: request.requesting };
}
