import type { ComponentProps } from 'react';
import { useSite } from 'shared-platform';
import { SeeBetter } from '../features/see-better/see-better.tsx';
import { KioskWatch } from '../features/start-over/kiosk-watch.tsx';

/** What watches over a kiosk, and the bar for people who see little where the kiosk has that profile. */
export default function Kiosk(props: ComponentProps<typeof KioskWatch>) {
  const { kioskProfile } = useSite();
  return (
    <>
      {kioskProfile === 'accessible' && <SeeBetter />}
      <KioskWatch {...props} />
    </>
  );
}
