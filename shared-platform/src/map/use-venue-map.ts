import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadCode } from 'shared-platform';
import type { VenueMap } from './create-venue-map.ts';
import type { MapStart } from './map-view.ts';

interface Wanted {
  styleUrl(): string;
  /** Its start; a constant. */
  start: MapStart;
  onPick(slug: string): void;
  onZoom(zoom: number): void;
  onBackgroundFailed(): void;
}

export type MapState = { state: 'loading' | 'failed'; map: null } | { state: 'ready'; map: VenueMap };

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

const importMap = () => import(/* webpackChunkName: "venue-map" */ './create-venue-map.ts');

/** Fetches the map's code and puts the map on an element; takes it off again with the component. */
export function useVenueMap(
  place: RefObject<HTMLElement | null>,
  wanted: Wanted,
): MapState & { tryAgain(): void } {
  const [state, setState] = useState<MapState>({ state: 'loading', map: null });
  const [attempt, setAttempt] = useState(0);
  const { start } = wanted;
  const styleUrl = useEffectEvent(wanted.styleUrl);
  const onPick = useEffectEvent(wanted.onPick);
  const onZoom = useEffectEvent(wanted.onZoom);
  const onBackgroundFailed = useEffectEvent(wanted.onBackgroundFailed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must draw again
  useEffect(() => {
    let isWanted = true;
    let map: VenueMap | null = null;
    async function draw() {
      const { createVenueMap } = await loadCode(importMap);
      if (place.current) await untilShown(place.current);
      if (!isWanted || !place.current) return;
      map = createVenueMap({
        element: place.current,
        styleUrl: styleUrl(),
        start,
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
  }, [place, start, attempt]);

  return {
    ...state,
    tryAgain() {
      setState({ state: 'loading', map: null });
      setAttempt((count) => count + 1);
    },
  };
}
