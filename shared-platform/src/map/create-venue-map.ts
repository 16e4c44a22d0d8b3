import Attribution from 'ol/control/Attribution.js';
import { boundingExtent, getCenter, getWidth } from 'ol/extent.js';
import DragPan from 'ol/interaction/DragPan.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import LayerGroup from 'ol/layer/Group.js';
import OlMap from 'ol/Map.js';
import { toLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import { apply } from 'ol-mapbox-style';
import type { Coordinates } from 'shared-contracts/distance';
import { zoomToSplit } from './cluster-places.ts';
import { createCoveredNames } from './covered-names.ts';
import { fitPadding } from './fit-padding.ts';
import {
  boundingBox,
  MAX_ZOOM,
  type MapStart,
  type MapTarget,
  shiftToClear,
  startZoom,
  TRANSITION,
} from './map-view.ts';
import { createPinStyles, createSearchStyles, readColours } from './pin-styles.ts';
import { createPins } from './pins.ts';
import { createSearchMarks, type SearchCircle } from './search-marks.ts';
import { metresPerPixel, toWorld } from './world.ts';

interface Options {
  element: HTMLElement;
  styleUrl: string;
  start: MapStart;
  onPick(slug: string): void;
  onZoom(zoom: number): void;
  onBackgroundFailed(): void;
}

/** A venue with its place. */
export interface Placed extends Coordinates {
  slug: string;
}

/** A map on the page, moved by what the person searches. */
export interface VenueMap {
  setPlaces(places: readonly Placed[]): void;
  setPicked(slug: string | null): void;
  /** Moves a place into the part of the map that a card at its lower edge, so many pixels high, leaves. */
  keepClear(place: Coordinates, covered: number): void;
  setMarks(circle: SearchCircle | null, person: Coordinates | null): void;
  show(target: MapTarget): void;
  zoomBy(levels: number): void;
  middle(): Coordinates;
  remove(): void;
}

/** The middle of the view stays over the British Isles. */
const REGION = transformExtent([-12, 48.5, 3.5, 61.5], 'EPSG:4326', 'EPSG:3857');
const CLOSEST_FIT = 12;
/** Points of a circle on which a pin may be. */
const RIM = 24;
const ZOOM_STEP = 250;
/** Faces a style asks for come from here or not at all: no page asks a font service for anything. */
const FONTS = '/fonts/{font-family}.css';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const duration = (milliseconds: number) => (isCalm() ? 0 : milliseconds);

function rimOf({ centre, miles }: SearchCircle): number[][] {
  const box = boundingExtent(boundingBox(centre, miles).map(toWorld));
  const [x = 0, y = 0] = getCenter(box);
  return Array.from({ length: RIM }, (_, at) => {
    const angle = (at / RIM) * 2 * Math.PI;
    return [x + (Math.cos(angle) * getWidth(box)) / 2, y + (Math.sin(angle) * getWidth(box)) / 2];
  });
}

/** One finger scrolls the page, two move the map; the wheel zooms a map that has the focus. */
function createInteractions(element: HTMLElement) {
  const drag = new DragPan({
    condition({ originalEvent }) {
      const isTouch = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
      return !isTouch || drag.getPointerCount() === 2;
    },
  });
  const wheel = new MouseWheelZoom({ condition: () => element.contains(document.activeElement) });
  return defaultInteractions({ dragPan: false, mouseWheelZoom: false }).extend([drag, wheel]);
}

/** Puts the map on an element. The background comes when it comes; pins do not wait for it. */
export function createVenueMap({
  element,
  styleUrl,
  start,
  onPick,
  onZoom,
  onBackgroundFailed,
}: Options): VenueMap {
  const background = new LayerGroup();
  const view = new View({
    center: toWorld(start),
    zoom: startZoom(start, window.innerWidth),
    minZoom: 4,
    maxZoom: MAX_ZOOM,
    extent: REGION,
    constrainOnlyCenter: true,
    showFullExtent: true,
  });
  const map = new OlMap({
    target: element,
    keyboardEventTarget: element,
    layers: [background],
    view,
    controls: [new Attribution({ collapsible: false })],
    interactions: createInteractions(element),
  });
  apply(background, styleUrl, { webfonts: FONTS }).catch(onBackgroundFailed);
  const colours = readColours(element);
  const { fontFamily } = getComputedStyle(element);
  const pins = createPins(map, createPinStyles(colours, fontFamily));
  const { setMarks, placeName } = createSearchMarks(map, createSearchStyles(colours, fontFamily), pins);
  const leaveOutCovered = createCoveredNames(map);
  function refresh() {
    pins.refresh();
    placeName();
  }
  let hasShown = false;
  /** The area to keep in view, until the person moves the map. */
  let area: MapTarget | null = null;
  const leaveArea = () => {
    area = null;
  };

  element.addEventListener('keydown', leaveArea);
  map.on('movestart', () => view.getInteracting() && leaveArea());
  map.on('change:size', () => area && aim(area, 0));
  map.on('moveend', () => {
    refresh();
    leaveOutCovered();
  });
  view.on('change:resolution', () => {
    refresh();
    onZoom(view.getZoom() ?? 0);
  });
  map.on('click', ({ pixel }) => {
    const cluster = pins.at(pixel);
    const [only, ...others] = cluster?.members ?? [];
    if (!cluster || !only) return;
    if (others.length === 0) onPick(only.slug);
    else {
      leaveArea();
      const zoom = zoomToSplit(cluster, view.getZoom() ?? 0);
      view.animate({ center: [cluster.x, cluster.y], zoom, duration: duration(TRANSITION) });
    }
  });
  map.on('pointermove', ({ pixel, dragging }) => {
    if (!dragging) element.style.cursor = pins.at(pixel) ? 'pointer' : '';
  });

  function fit(points: number[][], milliseconds: number) {
    view.cancelAnimations();
    const size = map.getSize() ?? [0, 0];
    const padding = fitPadding(size, points, metresPerPixel(CLOSEST_FIT));
    const extent = boundingExtent(points);
    view.fit(extent, { size, padding, maxZoom: CLOSEST_FIT, duration: milliseconds });
  }

  function aim(target: MapTarget, milliseconds: number) {
    if (target.show === 'circle') fit(rimOf(target), milliseconds);
    else if (target.show === 'places' && target.places.length > 0) {
      fit(target.places.map(toWorld), milliseconds);
    } else {
      view.cancelAnimations();
      view.animate({
        center: toWorld(start),
        zoom: startZoom(start, window.innerWidth),
        duration: milliseconds,
      });
    }
  }

  return {
    setPlaces(places) {
      pins.setPlaces(
        places.map((place) => {
          const [x, y] = toWorld(place);
          return { slug: place.slug, x, y };
        }),
      );
      placeName();
    },
    setPicked: pins.setPicked,
    keepClear(place, covered) {
      const [width = 0, height = 0] = map.getSize() ?? [];
      const [x, y] = map.getPixelFromCoordinate(toWorld(place)) ?? [];
      if (x === undefined || y === undefined) return;
      const shift = shiftToClear([x, y], { width, height: height - covered });
      if (!shift) return;
      leaveArea();
      const center = map.getCoordinateFromPixel([width / 2 + shift[0], height / 2 + shift[1]]);
      view.cancelAnimations();
      view.animate({ center, duration: duration(ZOOM_STEP) });
    },
    setMarks,
    show(target) {
      aim(target, hasShown ? duration(TRANSITION) : 0);
      hasShown = true;
      area = target;
    },
    zoomBy(levels) {
      leaveArea();
      view.animate({ zoom: (view.getZoom() ?? 0) + levels, duration: duration(ZOOM_STEP) });
    },
    middle() {
      const [lng = 0, lat = 0] = toLonLat(view.getCenter() ?? toWorld(start));
      return { lat, lng };
    },
    remove() {
      pins.remove();
      map.dispose();
    },
  };
}
