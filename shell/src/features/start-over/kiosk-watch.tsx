import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { LEFT_ALONE } from 'shared-contracts/kiosk';
import { paths } from 'shared-contracts/links';
import { useAppName, useBus, useDeployment, useLinks, useSession, useSite } from 'shared-platform';
import { isInEarlierVisit, usePlatform } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { ClearingCover } from './clearing-cover.tsx';
import { endTurn, openAnew } from './end-turn.ts';
import { idleLimits, placeOf } from './idle-limits.ts';
import { StartOverDialog } from './start-over-dialog.tsx';
import { useIdleClock } from './use-idle-clock.ts';
import { useKioskPage } from './use-kiosk-page.ts';

const WAYS_IN: readonly string[] = [paths.login, paths.register];

interface Props {
  isAsking: boolean;
  onAsk(isAsking: boolean): void;
  /** Told once it can end a turn, and again with `false` when it no longer can. */
  onReady?(isReady: boolean): void;
  openPage?(url: string): void;
}

/**
 * Watches over a kiosk (joining specification 4, decisions 44): asks when nobody touches it, and starts over unanswered.
 * It rests while a payment is in flight, and on the home, which holds nothing of anybody until somebody logs in there.
 */
export function KioskWatch({ isAsking, onAsk, onReady, openPage = openAnew }: Props) {
  const platform = usePlatform();
  const bus = useBus();
  const { kioskHomeUrl, kioskProfile } = useSite();
  const links = useLinks();
  const app = useAppName();
  const { origins } = useDeployment();
  const { pathname } = useLocation();
  const { status } = useSession();
  const [isPaying, setPaying] = useState(false);
  const { isEnding } = platform.kiosk;
  const isLeaving = useSyncExternalStore(isEnding.subscribe, isEnding.get);
  const wasElsewhere = useRef(false);

  const ownHome = links.cross('online-joining', paths.kiosk);
  const home = kioskHomeUrl ?? ownHome;
  const place = placeOf(`${origins[app]}${pathname}`, [home, ownHome]);
  const isResting = isPaying || isLeaving || (place === 'home' && status === 'anonymous');
  const limits = isResting ? null : idleLimits(kioskProfile, place);

  function startOver(isLeftAlone: boolean): void {
    if (isLeaving) return;
    onAsk(false);
    const url = isLeftAlone && !kioskHomeUrl ? `${home}${LEFT_ALONE}` : home;
    void endTurn(platform, () => openPage(url));
  }

  const timeLeft = useIdleClock({
    limits,
    isAsking,
    onAsk: () => onAsk(true),
    // Nothing was being filled in any more on the confirmation.
    onClear: () => startOver(place !== 'confirmation'),
  });
  useKioskPage(() => openPage(home));
  useEffect(() => bus.on('checkout:paying-changed', (told) => setPaying(told.isPaying)), [bus]);
  useEffect(() => {
    // There is nothing to ask about: nobody's things are here, or the payment must be seen to its end.
    if (isAsking && isResting) onAsk(false);
  }, [isAsking, isResting, onAsk]);
  useEffect(() => {
    // Back from a visit that another tab has begun: the page is led forward again.
    if (isInEarlierVisit()) return;
    // Back to the home within the page: what was filled in would still be in its memory.
    if (place === 'home' && wasElsewhere.current) startOver(false);
    // The way from the home to a login and back is no turn: it only says whose turn this is.
    if (!WAYS_IN.includes(pathname)) wasElsewhere.current = place !== 'home';
  });
  const logOut = useEffectEvent(() => startOver(false));
  useEffect(() => bus.on('session:logout-requested', () => logOut()), [bus]);
  useEffect(() => {
    onReady?.(true);
    return () => onReady?.(false);
  }, [onReady]);

  return (
    <>
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
