import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { type Coordinates, METRES_PER_MILE } from 'shared-contracts/distance';
import type { createSearchStyles } from './pin-styles.ts';
import { toWorld } from './world.ts';

/** Draws the circle that is searched with its middle, and where the person is. */
export function createSearchMarks(map: OlMap, styles: ReturnType<typeof createSearchStyles>) {
  const source = new VectorSource();
  map.addLayer(new VectorLayer({ source, zIndex: 5 }));
  return (circle: { centre: Coordinates; miles: number } | null, person: Coordinates | null) => {
    source.clear(true);
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
    }
    if (person) {
      const feature = new Feature(new Point(toWorld(person)));
      feature.setStyle(styles.person);
      source.addFeature(feature);
    }
  };
}
