import { Circle, Fill, Icon, Stroke, Style, Text } from 'ol/style.js';

/** Colours of the venue, as the page has them now. */
export interface MapColours {
  action: string;
  onAction: string;
  edge: string;
  strong: string;
  wash: string;
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
    wash: read('--brand-wash'),
    surface: read('--ui-surface'),
    info: read('--ui-info'),
  };
}

const PIN = { width: 30, height: 38 } as const;

function pinImage(fill: string, dot: string, edge: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIN.width}" height="${PIN.height}" viewBox="0 0 30 38"><path d="M15 36.5S28 24.6 28 14.6a13 13 0 0 0-26 0c0 10 13 21.9 13 21.9z" fill="${fill}" stroke="${edge}" stroke-width="2"/><circle cx="15" cy="14.6" r="5" fill="${dot}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function pin(fill: string, dot: string, edge: string, scale: number): Style {
  return new Style({
    image: new Icon({
      src: pinImage(fill, dot, edge),
      size: [PIN.width, PIN.height],
      anchor: [0.5, 1],
      scale,
    }),
    zIndex: scale > 1 ? 2 : 0,
  });
}

/** A bubble grows with what it holds, but slowly: 2 and 2,000 centres both have to be hit and read. */
export const bubbleRadius = (count: number): number => Math.min(13 + Math.log2(count), 22);

/** The looks of pins and of bubbles that hold several; each look is made once. */
export function createPinStyles(colours: MapColours, fontFamily: string) {
  const single = pin(colours.action, colours.onAction, colours.surface, 1);
  const picked = pin(colours.strong, colours.surface, colours.surface, 1.3);
  const bubbles = new Map<number, Style>();
  return {
    single,
    picked,
    bubble(count: number): Style {
      const known = bubbles.get(count);
      if (known) return known;
      const style = new Style({
        image: new Circle({
          radius: bubbleRadius(count),
          fill: new Fill({ color: colours.action }),
          stroke: new Stroke({ color: colours.surface, width: 3 }),
        }),
        text: new Text({
          text: String(count),
          font: `700 12px ${fontFamily}`,
          fill: new Fill({ color: colours.onAction }),
        }),
        zIndex: 1,
      });
      bubbles.set(count, style);
      return style;
    },
  };
}

/** The circle that is searched, and where the person is. */
export function createSearchStyles(colours: MapColours) {
  return {
    circle: new Style({
      stroke: new Stroke({ color: colours.strong, width: 2, lineDash: [6, 6] }),
    }),
    person: new Style({
      image: new Circle({
        radius: 8,
        fill: new Fill({ color: colours.info }),
        stroke: new Stroke({ color: colours.surface, width: 3 }),
      }),
    }),
  };
}
