import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Style } from 'ol/style.js';

/** Middles of the zoom buttons from the right upper corner, and their radius, in pixels. */
const BUTTONS = { fromRight: [34, 86], top: 34, radius: 24 } as const;
/** The line of the sources at the lower edge. */
const SOURCES = { bottom: 14, radius: 16 } as const;

/** Nothing to be seen, where no name of the map is. */
const kept = (radius: number) => new Style({ image: new Circle({ radius, declutterMode: 'obstacle' }) });

/** Leaves out the names that the buttons of a map and the line of its sources would cover, once it is at rest. */
export function createCoveredNames(map: OlMap): () => void {
  const source = new VectorSource<Feature<Point>>();
  map.addLayer(new VectorLayer({ source, declutter: true, zIndex: 20 }));
  const [button, line] = [kept(BUTTONS.radius), kept(SOURCES.radius)];
  return () => {
    const [width = 0, height = 0] = map.getSize() ?? [];
    const put = (pixel: number[], style: Style) => {
      const feature = new Feature(new Point(map.getCoordinateFromPixel(pixel) ?? []));
      feature.setStyle(style);
      return feature;
    };
    const step = 2 * SOURCES.radius;
    source.clear(true);
    source.addFeatures([
      ...BUTTONS.fromRight.map((right) => put([width - right, BUTTONS.top], button)),
      ...Array.from({ length: Math.ceil(width / step) }, (_, at) =>
        put([(at + 0.5) * step, height - SOURCES.bottom], line),
      ),
    ]);
  };
}
