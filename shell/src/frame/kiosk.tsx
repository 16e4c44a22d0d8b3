import type { ComponentProps } from 'react';
import { paths } from 'shared-contracts/links';
import { useSite } from 'shared-platform';
import { usePlatform, useWatchable } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { DisplaySettings } from '../features/adjust-display/display-settings.tsx';
import { KioskWatch } from '../features/reset-kiosk/kiosk-watch.tsx';

/**
 * The idle watch of a kiosk, and the bar with language, text size and contrast: on the home of every kiosk, on each page once
 * something is chosen there, and always where the kiosk has the accessible profile.
 */
export default function Kiosk(props: ComponentProps<typeof KioskWatch>) {
  const { kioskProfile } = useSite();
  const { kiosk } = usePlatform();
  const { text, isHighContrast, language } = useWatchable(kiosk.memory);
  const { pathname } = useLocation();
  const isAdjusted = text !== null || isHighContrast || language !== null;
  return (
    <>
      {(kioskProfile === 'accessible' || pathname === paths.kiosk || isAdjusted) && <DisplaySettings />}
      <KioskWatch {...props} />
    </>
  );
}
