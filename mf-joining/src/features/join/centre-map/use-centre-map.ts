import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CentreMap } from './create-centre-map.ts';

interface Wanted {
  styleUrl: string;
  onPick(slug: string): void;
  onZoom(zoom: number): void;
  onBackgroundFailed(): void;
}

export type MapState = { state: 'loading' | 'failed'; map: null } | { state: 'ready'; map: CentreMap };

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
