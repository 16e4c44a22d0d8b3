import { containsExtent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { createClusterCache } from './cluster-cache.ts';
import type { Cluster } from './cluster-places.ts';
import type { Box } from './name-side.ts';
import { bubbleRadius, type createPinStyles } from './pin-styles.ts';
import { spreadBubbles } from './spread-bubbles.ts';
import { metresPerPixel, type WorldPlace } from './world.ts';

/** A pointer this near to a pin or bubble means it, in pixels. */
const REACH = 6;
const PIN_RADIUS = 16;
/** Distance of a pin's middle above its point. */
const PIN_LIFT = 22;

/** Parts of a zoom level in which bubbles keep their places. */
const STEPS = 4;

type Extent = [left: number, bottom: number, right: number, top: number];

const isInside = ({ x, y }: Cluster, [left, bottom, right, top]: Extent) =>
  x >= left && x <= right && y >= bottom && y <= top;

/** The extent with half as much again on every side, so that a drag finds its pins there already. */
function padded([left, bottom, right, top]: Extent): Extent {
  const [width, height] = [(right - left) / 2, (top - bottom) / 2];
  return [left - width, bottom - height, right + width, top + height];
}

/** The venues as pins, and as bubbles where they would overlap. Only those in and around the view are ever drawn. */
export function createPins(map: OlMap, styles: ReturnType<typeof createPinStyles>) {
  const source = new VectorSource<Feature<Point>>();
  const layer = new VectorLayer({
    source,
    declutter: true,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    zIndex: 10,
  });
  map.addLayer(layer);
  let clusters = createClusterCache([]);
  let picked: string | null = null;
  let drawn: { zoom: number; extent: Extent } | null = null;
  let shown: Cluster[] = [];

  function featureOf({ x, y, members }: Cluster): Feature<Point> {
    const feature = new Feature(new Point([x, y]));
    const isPicked = members.some(({ slug }) => slug === picked);
    const single = isPicked ? styles.picked : styles.single;
    feature.setStyle(members.length === 1 ? single : styles.bubble(members.length, isPicked));
    return feature;
  }

  /** Draws what the view needs, unless that is drawn already. */
  function refresh() {
    const view = map.getView();
    const zoom = Math.floor((view.getZoom() ?? 0) * STEPS) / STEPS;
    const extent = view.calculateExtent(map.getSize()) as Extent;
    if (drawn?.zoom === zoom && containsExtent(drawn.extent, extent)) return;
    const wide = padded(extent);
    drawn = { zoom, extent: wide };
    const level = Math.floor(zoom);
    const near = clusters.at(level).filter((cluster) => isInside(cluster, wide));
    shown = spreadBubbles(near, metresPerPixel(zoom));
    source.clear(true);
    source.addFeatures(shown.map(featureOf));
    clusters.prepareNearby(level);
  }

  function redraw() {
    drawn = null;
    refresh();
  }

  function isHit({ x, y, members }: Cluster, [left = 0, top = 0]: readonly number[]): boolean {
    const [pinLeft = 0, pinTop = 0] = map.getPixelFromCoordinate([x, y]) ?? [];
    const isBubble = members.length > 1;
    const radius = isBubble ? bubbleRadius(members.length) : PIN_RADIUS;
    return Math.hypot(left - pinLeft, top - (isBubble ? pinTop : pinTop - PIN_LIFT)) <= radius + REACH;
  }

  return {
    refresh,
    setPlaces(places: readonly WorldPlace[]) {
      clusters.forget();
      clusters = createClusterCache(places);
      redraw();
    },
    setPicked(slug: string | null) {
      if (slug === picked) return;
      picked = slug;
      redraw();
    },
    /** Boxes of the pins and bubbles, in pixels from a point. */
    boxesAround([x = 0, y = 0]: readonly number[]): Box[] {
      const metres = map.getView().getResolution() ?? 1;
      return shown.map((each) => {
        const [left, top] = [(each.x - x) / metres, (y - each.y) / metres];
        const isBubble = each.members.length > 1;
        const radius = isBubble ? bubbleRadius(each.members.length) + 2 : PIN_RADIUS;
        const [above, below] = isBubble ? [radius, radius] : [PIN_RADIUS + PIN_LIFT, 0];
        return { left: left - radius, right: left + radius, top: top - above, bottom: top + below };
      });
    },
    /** The feature at a pixel of the map. */
    at: (pixel: readonly number[]): Cluster | null => shown.find((each) => isHit(each, pixel)) ?? null,
    remove: () => clusters.forget(),
  };
}
