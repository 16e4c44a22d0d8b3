import { useEffect, useState } from 'react';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { Slots } from './slots.tsx';

/** Latest start of the background parts, in milliseconds after the first view. */
const LATEST_START = 2_000;

/** Background parts of remotes, loaded once the first view is done with the network and the processor. */
export function IdleSlots({ loader }: { loader: RemoteLoader }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, LATEST_START);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start, { timeout: LATEST_START });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle ? <Slots loader={loader} slot="background" pending={null} /> : null;
}
