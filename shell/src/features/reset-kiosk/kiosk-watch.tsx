import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CLEARED_AFTER_IDLE } from 'shared-contracts/kiosk';
import { paths } from 'shared-contracts/links';
import { useAppName, useBus, useDeployment, useLinks, useSession, useSite } from 'shared-platform';
import { isInEarlierVisit, usePlatform, useWatchable } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { ClearingCover } from './clearing-cover.tsx';
import { endKioskSession, replaceDocument } from './end-kiosk-session.ts';
import type { Step } from './idle-clock.ts';
import { idleLimits, placeOf } from './idle-limits.ts';
import { IdleWarning, type Warning } from './idle-warning.tsx';
import { StartOverDialog } from './start-over-dialog.tsx';
import { useIdleClock } from './use-idle-clock.ts';
import { useKioskPage } from './use-kiosk-page.ts';

const WAYS_IN: readonly string[] = [paths.login, paths.register];

interface Props {
  isAsking: boolean;
  onAsk(isAsking: boolean): void;
  /** Called with `true` once it can end a turn, and with `false` when it no longer can. */
  onReady?(isReady: boolean): void;
  openPage?(url: string): void;
}

/**
 * Watches over a kiosk (joining specification 4, decisions 44): warns and asks when no one touches it, and starts
 * over without an answer.
 * It pauses while a payment is in flight, and on the home, which has no personal data until a person logs in there.
 */
export function KioskWatch({ isAsking, onAsk, onReady, openPage = replaceDocument }: Props) {
  const platform = usePlatform();
  const bus = useBus();
  const { kioskHomeUrl, kioskProfile } = useSite();
  const links = useLinks();
  const app = useAppName();
  const { origins } = useDeployment();
  const { pathname } = useLocation();
  const { status } = useSession();
  const [isPaying, setPaying] = useState(false);
  const [warning, setWarning] = useState<Warning | null>(null);
  const [closeWarning] = useState(() => () => setWarning(null));
  const { isEnding } = platform.kiosk;
  const isLeaving = useWatchable(isEnding);
  const hasLeftHome = useRef(false);

  const ownHome = links.cross('online-joining', paths.kiosk);
  const home = kioskHomeUrl ?? ownHome;
  const place = placeOf(`${origins[app]}${pathname}`, [home, ownHome]);
  const isResting = isPaying || isLeaving || (place === 'home' && status === 'anonymous');
  const limits = isResting ? null : idleLimits(kioskProfile, place);

  function startOver(isLeftAlone: boolean): void {
    if (isLeaving) return;
    onAsk(false);
    const url = isLeftAlone && !kioskHomeUrl ? `${home}${CLEARED_AFTER_IDLE}` : home;
    void endKioskSession(platform, () => openPage(url));
  }

  const takeStep: Record<Step, () => void> = {
    warn: () => setWarning('counting'),
    resume: () => setWarning('answered'),
    ask: () => onAsk(true),
    // The confirmation has nothing to fill in.
    clear: () => startOver(place !== 'confirmation'),
  };
  const timeLeft = useIdleClock({
    limits,
    isAsking,
    onStep: (step) => takeStep[step](),
    onStop: closeWarning,
  });
  useKioskPage(() => openPage(home));
  useEffect(() => bus.on('checkout:paying-changed', (event) => setPaying(event.isPaying)), [bus]);
  useEffect(() => {
    // There is nothing to ask about: no personal data is here, or the payment must finish.
    if (isAsking && isResting) onAsk(false);
  }, [isAsking, isResting, onAsk]);
  useEffect(() => {
    // Back from a visit that another tab has started: the page moves forward again.
    if (isInEarlierVisit()) return;
    // Back to the home within the page: typed data would still be in its memory.
    if (place === 'home' && hasLeftHome.current) startOver(false);
    // Going from the home to the login and back does not end a turn: it only identifies the person.
    if (!WAYS_IN.includes(pathname)) hasLeftHome.current = place !== 'home';
  });
  const logOut = useEffectEvent(() => startOver(false));
  useEffect(() => bus.on('session:logout-requested', () => logOut()), [bus]);
  useEffect(() => {
    onReady?.(true);
    return () => onReady?.(false);
  }, [onReady]);

  return (
    <>
      {warning && limits?.warnAfter && !isAsking && (
        <IdleWarning
          warning={warning}
          timeLeft={timeLeft}
          countFrom={limits.clearAfter - limits.warnAfter}
          onClose={closeWarning}
        />
      )}
      {isAsking && limits && (
        <StartOverDialog
          timeLeft={timeLeft}
          countFrom={kioskProfile === 'accessible' ? limits.clearAfter - (limits.askAfter ?? 0) : 0}
          onClear={() => startOver(false)}
          onCarryOn={() => onAsk(false)}
        />
      )}
      {isLeaving && <ClearingCover />}
    </>
  );
}
