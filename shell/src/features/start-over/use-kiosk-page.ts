import { useEffect, useEffectEvent } from 'react';
import { LEFT_ALONE } from 'shared-contracts/kiosk';
import { useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { useLocation, useNavigate } from 'shared-platform/router';
import { texts } from '../../texts/kiosk.ts';
import { forbidAutofill } from './forbid-autofill.ts';
import { hideThePast } from './hide-the-past.ts';

/** Smallest control at a kiosk, in CSS pixels: it is used standing, with a finger. */
const TARGET = '48px';

/** What every page of a kiosk does besides its clock. */
export function useKioskPage(openHome: () => void): void {
  const { kiosk } = usePlatform();
  const home = useEffectEvent(openHome);
  useEffect(() => hideThePast(kiosk.isTurnOver, () => home()), [kiosk]);
  useEffect(() => forbidAutofill(document.documentElement), []);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--target-size', TARGET);
    return () => void style.removeProperty('--target-size');
  }, []);
  useToldLeftAlone();
}

/** Tells whoever stands there why the home is on the screen again (joining specification 8). */
function useToldLeftAlone(): void {
  const showToast = useToast();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  useEffect(() => {
    if (hash !== LEFT_ALONE) return;
    showToast({ content: texts.startOver.cleared, type: 'neutral' });
    navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate, showToast]);
}
