// @vitest-environment happy-dom
import type View from 'ol/View.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { createVenueMap } from './create-venue-map.ts';
import type * as pinStyles from './pin-styles.ts';
import { toWorld } from './world.ts';

const SIZE = [400, 300];
const start = { lat: 54.8, lng: -2.75, zoomNarrow: 4.92, zoomWide: 5.5, wideFrom: 576 };
type Pixel = [left: number, top: number];
type Handler = (event: { pixel: Pixel; dragging: boolean }) => void;

/** The part of a map that needs no canvas: where things are, and what the pointer does. */
const page = vi.hoisted(() => ({
  view: null as View | null,
  handlers: new Map<string, Handler>(),
}));
vi.mock('ol/Map.js', () => ({
  default: class {
    constructor({ view }: { view: View }) {
      page.view = view;
    }
    on(type: string, handler: Handler) {
      page.handlers.set(type, handler);
    }
    addLayer() {}
    dispose() {}
    getView() {
      return page.view;
    }
    getSize() {
      return SIZE;
    }
    getPixelFromCoordinate(place: Pixel) {
      return pixelOf(place);
    }
    getCoordinateFromPixel([left, top]: Pixel) {
      const [centreX = 0, centreY = 0] = page.view?.getCenter() ?? [];
      const resolution = page.view?.getResolution() ?? 1;
      return [centreX + (left - 200) * resolution, centreY - (top - 150) * resolution];
    }
  },
}));
vi.mock('ol-mapbox-style', () => ({ apply: async () => undefined }));
vi.mock('ol/layer/Vector.js', () => ({ default: class {} }));
vi.mock('./pin-styles.ts', async (actual) => ({
  ...(await actual<typeof pinStyles>()),
  createPinStyles: () => ({ single: [], picked: [], bubble: () => [] }),
  createSearchStyles: () => ({}),
}));

function pixelOf([x, y]: Pixel): Pixel {
  const [centreX = 0, centreY = 0] = page.view?.getCenter() ?? [];
  const resolution = page.view?.getResolution() ?? 1;
  return [200 + (x - centreX) / resolution, 150 - (y - centreY) / resolution];
}

const sale = { slug: 'sale', lat: 53.4259, lng: -2.3167 };
const urmston = { slug: 'urmston', lat: 53.4487, lng: -2.3547 };
const penzance = { slug: 'penzance', lat: 50.1188, lng: -5.5376 };
const onPick = vi.fn<(slug: string) => void>();
const onZoom = vi.fn<(zoom: number) => void>();
const zoom = () => page.view?.getZoom() ?? 0;

/** Clicks so many pixels above a place, as on the head of its pin; then the map comes to rest. */
function clickOn(place: { lat: number; lng: number }, above: number) {
  const [left, top] = pixelOf(toWorld(place));
  const event = { pixel: [left, top - above] satisfies Pixel, dragging: false };
  page.handlers.get('click')?.(event);
  page.handlers.get('moveend')?.(event);
}

let map: ReturnType<typeof createVenueMap>;
const centre = () => page.view?.getCenter()?.map(Math.round);
const resize = () => page.handlers.get('change:size')?.({ pixel: [0, 0], dragging: false });

beforeEach(() => {
  onPick.mockReset();
  onZoom.mockReset();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: true }),
  );
  map = createVenueMap({
    element: document.createElement('div'),
    styleUrl: '/map/style.json',
    start,
    onPick,
    onZoom,
    onBackgroundFailed: () => undefined,
  });
  map.setPlaces([sale, urmston, penzance]);
});

it('a click on several venues zooms in until they come apart, and picks none', () => {
  const before = zoom();
  clickOn(sale, 0);
  expect(zoom()).toBeGreaterThan(before);
  expect(onZoom).toHaveBeenLastCalledWith(zoom());
  expect(onPick).not.toHaveBeenCalled();
  clickOn(sale, 22);
  expect(onPick).toHaveBeenCalledExactlyOnceWith('sale');
});

it('a click on a single pin picks its venue, and moves nothing', () => {
  const before = zoom();
  clickOn(penzance, 22);
  expect(onPick).toHaveBeenCalledExactlyOnceWith('penzance');
  expect(zoom()).toBe(before);
});

it('a click beside everything does nothing', () => {
  const before = zoom();
  clickOn({ lat: 56, lng: -4 }, 0);
  expect(onPick).not.toHaveBeenCalled();
  expect(zoom()).toBe(before);
});

it('keeps what it shows in view in another size, until the person moves it', () => {
  map.show({ show: 'places', places: [sale, penzance] });
  const shown = centre();
  page.view?.setCenter(toWorld(urmston));
  resize();
  expect(centre()).toEqual(shown);
  map.zoomBy(1);
  page.view?.setCenter(toWorld(urmston));
  resize();
  expect(centre()).toEqual(toWorld(urmston).map(Math.round));
});

it.each([
  ['wide', [urmston, penzance, { slug: 'lowestoft', lat: 52.4811, lng: 1.7534 }]],
  ['high', [penzance, { slug: 'wick', lat: 58.4389, lng: -3.0936 }]],
])('an area that is %s has no pin under the zoom buttons', (_shape, places) => {
  map.show({ show: 'places', places });
  for (const place of places) {
    const [left, top] = pixelOf(toWorld(place));
    const isUnder = left > 400 - 124 && top < 56 + 40 - 0.5;
    expect(isUnder).toBe(false);
  }
});

it('starts where it is asked to', () => {
  const [x = 0, y = 0] = page.view?.getCenter() ?? [];
  const [startX = 0, startY = 0] = toWorld(start);
  expect(x).toBeCloseTo(startX);
  expect(y).toBeCloseTo(startY);
});

it.each([
  [false, 2000],
  [true, 0],
])('a move of a person who wants calm (%s) takes %i ms', (isCalm, duration) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: isCalm }),
  );
  const animate = vi.spyOn(page.view as View, 'animate').mockImplementation(() => undefined);
  clickOn(sale, 0);
  expect(animate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ duration }));
});

it.each([
  ['at once, for a person who wants no motion', true],
  ['with a move', false],
])('a pin that its card covers comes into view above it %s', async (_how, isCalm) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isCalm } as MediaQueryList);
  map.show({ show: 'places', places: [sale] });
  const animate = vi.spyOn(page.view as View, 'animate');
  map.keepClear(sale, 200);
  const [{ center, duration } = {}] = animate.mock.lastCall as [{ center: Pixel; duration: number }];
  expect(duration).toBe(isCalm ? 0 : 250);
  page.view?.cancelAnimations();
  page.view?.setCenter(center as Pixel);
  const [, top] = pixelOf(toWorld(sale) as Pixel);
  expect(top).toBeCloseTo(88);
  map.keepClear(sale, 200);
  expect(animate).toHaveBeenCalledOnce();
});
