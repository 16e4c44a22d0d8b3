import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { type Coordinates, METRES_PER_MILE } from 'shared-contracts/distance';
import { nameSide } from './name-side.ts';
import type { createSearchStyles } from './pin-styles.ts';
import type { createPins } from './pins.ts';
import { toWorld } from './world.ts';

/** The circle that is searched, with the name of its middle where that is known. */
export interface SearchCircle {
  centre: Coordinates;
  miles: number;
  name?: string | undefined;
}

/** Width of a character of a name, in pixels. */
const CHARACTER = 7.5;

/** Draws the circle that is searched with its middle, and where the person is. */
export function createSearchMarks(
  map: OlMap,
  styles: ReturnType<typeof createSearchStyles>,
  pins: Pick<ReturnType<typeof createPins>, 'boxesAround'>,
) {
  const source = new VectorSource();
  map.addLayer(new VectorLayer({ source, declutter: true, zIndex: 5 }));
  // Above the pins, so that it is read whatever is near.
  const names = new VectorSource<Feature<Point>>();
  map.addLayer(new VectorLayer({ source: names, declutter: true, zIndex: 11 }));
  let named: { name: string; feature: Feature<Point> } | null = null;

  function placeName() {
    if (!named) return;
    const { name, feature } = named;
    const around = pins.boxesAround(feature.getGeometry()?.getCoordinates() ?? []);
    feature.setStyle(styles.name(name, nameSide(name.length * CHARACTER, around)));
  }

  function setMarks(circle: SearchCircle | null, person: Coordinates | null) {
    source.clear(true);
    names.clear(true);
    named = null;
    if (circle) {
      const { lng, lat } = circle.centre;
      const edge = circular([lng, lat], circle.miles * METRES_PER_MILE, 96).transform(
        'EPSG:4326',
        'EPSG:3857',
      );
      const feature = new Feature(edge);
      feature.setStyle(styles.circle);
      const middle = new Feature(new Point(toWorld(circle.centre)));
      middle.setStyle(styles.middle);
      source.addFeatures([feature, middle]);
      if (circle.name) {
        named = { name: circle.name, feature: new Feature(new Point(toWorld(circle.centre))) };
        names.addFeature(named.feature);
        placeName();
      }
    }
    if (person) {
      const feature = new Feature(new Point(toWorld(person)));
      feature.setStyle(styles.person);
      source.addFeature(feature);
    }
  }
  return { setMarks, placeName };
}
