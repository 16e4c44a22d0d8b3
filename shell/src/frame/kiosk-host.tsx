import { useEffect, useRef, useState } from 'react';
import { paths } from 'shared-contracts/links';
import { lazyPart, useBus, useFlags, useLinks } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';

const Kiosk = lazyPart(() => import(/* webpackChunkName: "kiosk-watch" */ './kiosk.tsx'), {
  close: ({ onAsk }) => onAsk(false),
  isOpen: ({ isAsking }) => isAsking,
  // Without its clock, one person would find what the last one left.
  keepTrying: true,
});

/** What a kiosk has besides a page: its clock, its question and its start over. Other pages never load them. */
export function KioskHost() {
  const { kiosk } = useFlags();
  return kiosk ? <AskedKiosk /> : null;
}

function AskedKiosk() {
  const bus = useBus();
  const links = useLinks();
  const { session } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const isWatched = useRef(false);
  const [noteReady] = useState(() => (isReady: boolean) => {
    isWatched.current = isReady;
  });
  useEffect(() => bus.on('kiosk:home-requested', () => setAsking(true)), [bus]);
  useEffect(
    () =>
      bus.on('session:logout-requested', () => {
        if (isWatched.current) return;
        // Without the part that ends turns the person still goes, and the next one finds a new page.
        void session.logout();
        window.location.replace(links.cross('online-joining', paths.kiosk));
      }),
    [bus, links, session],
  );
  return <Kiosk isAsking={isAsking} onAsk={setAsking} onReady={noteReady} />;
}
