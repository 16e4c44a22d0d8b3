import { CLUSTER, type Cluster, clusterPlaces } from './cluster-places.ts';
import type { WorldPlace } from './world.ts';

/** The clusters of some places by zoom, each worked out once, and mostly before it is asked for. */
export function createClusterCache(places: readonly WorldPlace[]) {
  const byZoom = new Map<number, Cluster[]>();
  /** Browsers without idle time of their own give it a moment later. */
  const later = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 200));
  const callOff = window.cancelIdleCallback ?? window.clearTimeout;
  let waiting = 0;

  function at(zoom: number): Cluster[] {
    const level = Math.min(zoom, CLUSTER.largestZoom + 1);
    const known = byZoom.get(level);
    if (known) return known;
    const clusters = clusterPlaces(places, level);
    byZoom.set(level, clusters);
    return clusters;
  }

  /** Works out one missing level in each idle moment, so that none makes a task long. */
  function prepareNearby(zoom: number) {
    callOff(waiting);
    const next = [zoom + 1, zoom - 1, zoom + 2].find(
      (level) => level > 0 && level <= CLUSTER.largestZoom && !byZoom.has(level),
    );
    if (next === undefined) return;
    waiting = later(() => {
      at(next);
      prepareNearby(zoom);
    });
  }

  return { at, prepareNearby, forget: () => callOff(waiting) };
}
