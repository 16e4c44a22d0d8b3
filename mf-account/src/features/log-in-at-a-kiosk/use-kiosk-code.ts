import { useEffect, useState } from 'react';
import { kioskCodeState, newKioskCode } from 'shared-contracts/api/kiosk-codes';
import { useApi, useApiMutation, useFlags, useSession, useSite } from 'shared-platform';

/** True for a person who may have codes: not for staff, at a kiosk, or where the API gives none. */
export function useMayShowKioskCode(): boolean {
  const { kioskCodesEnabled } = useSite();
  const { kiosk } = useFlags();
  const { user } = useSession();
  return kioskCodesEnabled && !kiosk && !user?.staffRole;
}

/** Milliseconds between questions whether the code was used. */
const ASK_EVERY = 3000;

/** A code that logs the person in at a kiosk, until it is used or expires. */
export function useKioskCode() {
  const api = useApi();
  const request = useApiMutation(newKioskCode);
  const [isUsed, setUsed] = useState(false);
  const [shown, setShown] = useState<{ code: string; expiresAt: string } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    async function ask(): Promise<void> {
      const result = await api.call(kioskCodeState, {});
      if (isOver) return;
      if (result.ok && result.data.state === 'used') {
        setUsed(true);
        setShown(null);
      } else if (result.ok || result.error.isRetryable) {
        // An API without this call refuses it: the code is then shown until it expires.
        wait();
      }
    }
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shown, api]);

  async function show() {
    setUsed(false);
    const result = await request.run({});
    setShown(result.ok ? result.data : null);
  }

  return { shown, isUsed, show, error: request.error, isRequesting: request.requesting };
}
