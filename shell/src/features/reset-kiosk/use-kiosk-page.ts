import { useEffect, useEffectEvent } from 'react';
import { CLEARED_AFTER_IDLE } from 'shared-contracts/kiosk';
import { useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { useLocation, useNavigate } from 'shared-platform/router';
import { texts } from '../../texts/kiosk.ts';
import { disableAutofill } from './disable-autofill.ts';
import { guardBackForwardCache } from './guard-back-forward-cache.ts';

/** Smallest control at a kiosk, in CSS pixels: people use it standing, with a finger. */
const TARGET = '48px';

/** The behaviour of every kiosk page besides the clock. */
export function useKioskPage(openHome: () => void): void {
  const { kiosk } = usePlatform();
  const home = useEffectEvent(openHome);
  useEffect(() => guardBackForwardCache(kiosk.isSessionOver, () => home()), [kiosk]);
  useEffect(() => disableAutofill(document.documentElement), []);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--target-size', TARGET);
    return () => void style.removeProperty('--target-size');
  }, []);
  useIdleResetNotice();
}

/** Says why the home is on the screen again (joining specification 8). */
function useIdleResetNotice(): void {
  const showToast = useToast();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  useEffect(() => {
    if (hash !== CLEARED_AFTER_IDLE) return;
    showToast({ content: texts.startOver.cleared, type: 'neutral' });
    navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate, showToast]);
}
