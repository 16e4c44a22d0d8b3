import type { ComponentProps } from 'react';
import { DisplaySettings } from '../features/adjust-display/display-settings.tsx';
import { KioskWatch } from '../features/reset-kiosk/kiosk-watch.tsx';

/**
 * The idle watch of a kiosk, and the bar with language, text size and contrast: on every page and in the same place, as
 * a person may need it at any step. The profile decides on the time limits only.
 */
export default function Kiosk(props: ComponentProps<typeof KioskWatch>) {
  return (
    <>
      <DisplaySettings />
      <KioskWatch {...props} />
    </>
  );
}
