import { useEffect, useEffectEvent } from 'react';
import { CLEARED_AFTER_IDLE } from 'shared-contracts/kiosk';
import { kioskCss } from 'shared-contracts/kiosk-css';
import { useSite, useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { useLocation, useNavigate } from 'shared-platform/router';
import { texts } from '../../texts/kiosk.ts';
import { disableAutofill } from './disable-autofill.ts';
import { guardBackForwardCache } from './guard-back-forward-cache.ts';
import { useEnlargedDocument } from './use-enlarged-document.ts';

/** The behaviour of every kiosk page besides the clock. */
export function useKioskPage(openHome: () => void): void {
  const { kiosk } = usePlatform();
  const { kioskCodesEnabled: hasLoginCode } = useSite();
  const home = useEffectEvent(openHome);
  useEffect(() => guardBackForwardCache(kiosk.isSessionOver, () => home()), [kiosk]);
  useEffect(() => disableAutofill(document.documentElement), []);
  useEffect(() => {
    // The gateway's first bytes have them where the address names the kiosk; a tab can also remember that it is one.
    const styles = new CSSStyleSheet();
    styles.replaceSync(kioskCss({ hasLoginCode }));
    document.adoptedStyleSheets.push(styles);
    const { dataset } = document.documentElement;
    dataset.kiosk = '';
    return () => {
      delete dataset.kiosk;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    };
  }, [hasLoginCode]);
  useEnlargedDocument();
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
