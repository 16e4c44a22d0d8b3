import { Circle, Fill, Icon, Stroke, Style, Text } from 'ol/style.js';
import type { NameSide } from './name-side.ts';

/** Colours of the venue, as the page has them now. */
export interface MapColours {
  action: string;
  onAction: string;
  edge: string;
  strong: string;
  surface: string;
  info: string;
}

export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    action: read('--brand-action'),
    onAction: read('--brand-on-action'),
    edge: read('--brand-action-edge'),
    strong: read('--brand-strong'),
    surface: read('--ui-surface'),
    info: read('--ui-info'),
  };
}

/** Drawn whatever is there; names on the map that it would cover are left out. */
const OBSTACLE = 'obstacle';

const PIN = { width: 32, height: 40 } as const;
const OUTLINE = 'M16 37.5S29 25.6 29 15.6a13 13 0 0 0-26 0c0 10 13 21.9 13 21.9z';

/** A white rim parts pins from each other, an edge in the venue's own tone from the map. */
function pinImage(fill: string, dot: string, edge: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIN.width}" height="${PIN.height}"><path d="${OUTLINE}" fill="none" stroke="#fff" stroke-width="5"/><path d="${OUTLINE}" fill="${fill}" stroke="${edge}" stroke-width="2"/><circle cx="16" cy="15.6" r="5" fill="${dot}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function pin(fill: string, dot: string, edge: string, scale: number): Style[] {
  const image = new Icon({
    src: pinImage(fill, dot, edge),
    size: [PIN.width, PIN.height],
    anchor: [0.5, 1],
    scale,
    declutterMode: OBSTACLE,
  });
  return [new Style({ image, zIndex: scale > 1 ? 2 : 0 })];
}

/** A bubble grows with what it holds, but slowly: 2 and 2,000 centres both have to be hit and read, and few may overlap. */
export const bubbleRadius = (count: number): number => Math.min(11 + Math.log2(count) / 2, 16);

/** A bubble with the picked venue has the colours of a picked pin. */
function bubbleOf(count: number, isPicked: boolean, colours: MapColours, fontFamily: string): Style[] {
  const [fill, edge, ink] = isPicked
    ? [colours.surface, colours.strong, colours.strong]
    : [colours.action, colours.edge, colours.onAction];
  const radius = bubbleRadius(count);
  const rim = new Circle({
    radius: radius + 2,
    fill: new Fill({ color: colours.surface }),
    declutterMode: OBSTACLE,
  });
  const image = new Circle({
    radius,
    fill: new Fill({ color: fill }),
    stroke: new Stroke({ color: edge, width: isPicked ? 3 : 1.5 }),
    declutterMode: OBSTACLE,
  });
  const text = new Text({
    text: String(count),
    font: `700 12px ${fontFamily}`,
    fill: new Fill({ color: ink }),
    declutterMode: OBSTACLE,
  });
  const zIndex = isPicked ? 2 : 1;
  return [new Style({ image: rim, zIndex }), new Style({ image, text, zIndex })];
}

/** The looks of pins and of bubbles that hold several; each look is made once. */
export function createPinStyles(colours: MapColours, fontFamily: string) {
  const bubbles = new Map<string, Style[]>();
  return {
    single: pin(colours.action, colours.onAction, colours.edge, 1),
    picked: pin(colours.surface, colours.strong, colours.strong, 1.35),
    bubble(count: number, isPicked: boolean): Style[] {
      const key = `${count} ${isPicked}`;
      const known = bubbles.get(key) ?? bubbleOf(count, isPicked, colours, fontFamily);
      bubbles.set(key, known);
      return known;
    },
  };
}

/** The circle that is searched with its middle and the name of that, and where the person is. */
export function createSearchStyles(colours: MapColours, fontFamily: string) {
  return {
    name: (text: string, side: NameSide) =>
      new Style({
        text: new Text({
          text,
          ...side,
          font: `700 13px ${fontFamily}`,
          fill: new Fill({ color: colours.strong }),
          stroke: new Stroke({ color: colours.surface, width: 4 }),
          declutterMode: OBSTACLE,
        }),
      }),
    circle: new Style({
      stroke: new Stroke({ color: colours.strong, width: 2, lineDash: [6, 6] }),
    }),
    middle: new Style({
      image: new Circle({
        radius: 6,
        fill: new Fill({ color: colours.surface }),
        stroke: new Stroke({ color: colours.strong, width: 4 }),
        declutterMode: OBSTACLE,
      }),
    }),
    person: new Style({
      image: new Circle({
        radius: 8,
        fill: new Fill({ color: colours.info }),
        stroke: new Stroke({ color: colours.surface, width: 3 }),
        declutterMode: OBSTACLE,
      }),
    }),
  };
}
