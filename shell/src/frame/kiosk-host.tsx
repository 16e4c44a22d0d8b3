import { useEffect, useRef, useState } from 'react';
import { paths } from 'shared-contracts/links';
import { lazyPart, useBus, useFlags, useLinks } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';

const Kiosk = lazyPart(() => import(/* webpackChunkName: "kiosk-watch" */ './kiosk.tsx'), {
  close: ({ onAsk }) => onAsk(false),
  isOpen: ({ isAsking }) => isAsking,
  // Without the clock, a person would find the last one's data.
  keepTrying: true,
});

/** The extras of a kiosk: the idle clock, its question and starting over. Other pages never load them. */
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
        // Without the part that ends turns, the home still opens as a new page for the next person.
        void session.logout();
        window.location.replace(links.cross('online-joining', paths.kiosk));
      }),
    [bus, links, session],
  );
  return <Kiosk isAsking={isAsking} onAsk={setAsking} onReady={noteReady} />;
}
