import { lazy, Suspense, useEffect, useState } from 'react';
import { useBus, useFlags } from 'shared-platform';

const KioskWatch = lazy(() => import(/* webpackChunkName: "kiosk-watch" */ './kiosk-watch.tsx'));

/** What a kiosk has besides a page: its clock, its question and its start over. Other pages never load them. */
export function KioskHost() {
  const { kiosk } = useFlags();
  return kiosk ? <Kiosk /> : null;
}

function Kiosk() {
  const bus = useBus();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => bus.on('kiosk:home-requested', () => setAsking(true)), [bus]);
  return (
    <Suspense fallback={null}>
      <KioskWatch isAsking={isAsking} onAsk={setAsking} />
    </Suspense>
  );
}
