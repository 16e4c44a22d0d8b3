import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CentreMap } from './create-centre-map.ts';

interface Wanted {
  styleUrl: string;
  onPick(slug: string): void;
  onZoom(zoom: number): void;
  onBackgroundFailed(): void;
}

export type MapState = { state: 'loading' | 'failed'; map: null } | { state: 'ready'; map: CentreMap };

/** Settles once an element takes up room: a page may be drawn before it is shown. */
function untilShown(element: HTMLElement): Promise<void> {
  if (element.clientWidth > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** Fetches the map's code and puts the map on an element; takes it off again with the component. */
export function useCentreMap(place: RefObject<HTMLElement | null>, wanted: Wanted): MapState {
  const [state, setState] = useState<MapState>({ state: 'loading', map: null });
  const { styleUrl } = wanted;
  const onPick = useEffectEvent(wanted.onPick);
  const onZoom = useEffectEvent(wanted.onZoom);
  const onBackgroundFailed = useEffectEvent(wanted.onBackgroundFailed);

  useEffect(() => {
    let isWanted = true;
    let map: CentreMap | null = null;
    async function draw() {
      const { createCentreMap } = await import(/* webpackChunkName: "centre-map" */ './create-centre-map.ts');
      if (place.current) await untilShown(place.current);
      if (!isWanted || !place.current) return;
      map = createCentreMap({
        element: place.current,
        styleUrl,
        onPick: (slug) => onPick(slug),
        onZoom: (zoom) => onZoom(zoom),
        onBackgroundFailed: () => isWanted && onBackgroundFailed(),
      });
      setState({ state: 'ready', map });
    }
    draw().catch(() => isWanted && setState({ state: 'failed', map: null }));
    return () => {
      isWanted = false;
      map?.remove();
    };
  }, [place, styleUrl]);

  return state;
}
