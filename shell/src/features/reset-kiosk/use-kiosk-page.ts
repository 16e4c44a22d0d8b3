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

/**
 * Styles of a tab that remembers that it is a kiosk's: the gateway's first bytes have them where the address says so. The
 * policy allows no style element without its nonce, so that older browsers go without them. Returns what removes them.
 */
function addStyles(css: string): () => void {
  if (!(document as Partial<Document>).adoptedStyleSheets) return () => undefined;
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
  };
}

/** The behaviour of every kiosk page besides the clock. */
export function useKioskPage(openHome: () => void): void {
  const { kiosk } = usePlatform();
  const { kioskCodesEnabled: hasLoginCode } = useSite();
  const home = useEffectEvent(openHome);
  useEffect(() => guardBackForwardCache(kiosk.isSessionOver, () => home()), [kiosk]);
  useEffect(() => disableAutofill(document.documentElement), []);
  useEffect(() => {
    const removeStyles = addStyles(kioskCss({ hasLoginCode }));
    const { dataset } = document.documentElement;
    dataset.kiosk = '';
    return () => {
      delete dataset.kiosk;
      removeStyles();
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
