/** The corner of the zoom buttons and the room of a pin above its tip, in pixels. */
const BUTTONS = { width: 124, height: 62 } as const;
const PIN_HEIGHT = 40;
/** Room for half a pin at the sides, and for the names of the sources at the foot. */
const SIDE = 28;
const FOOT = 44;
/** Room above a pin whose head is at the upper edge. */
const HIGHEST = 54;
const STEP = 6;

type Point = readonly number[];
type Padding = [top: number, right: number, bottom: number, left: number];

const LOWEST = BUTTONS.height + PIN_HEIGHT;
/** From pins that begin below the buttons to those that begin at the upper edge of the map. */
const TOPS = Array.from({ length: 1 + (LOWEST - HIGHEST) / STEP }, (_, at) => LOWEST - at * STEP);

const bounds = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/**
 * The padding that shows some points the largest, none of them with its pin under the zoom buttons.
 * @param size of the map, in pixels
 * @param points in the metres of web maps
 * @param closest metres of a pixel at the closest view
 */
export function fitPadding(
  [width = 0, height = 0]: Point,
  points: readonly Point[],
  closest: number,
): Padding {
  const [west, east] = bounds(points.map(([x = 0]) => x));
  const [south, north] = bounds(points.map(([, y = 0]) => y));
  const metresIn = ([top, right, bottom, left]: Padding) =>
    Math.max((east - west) / (width - left - right), (north - south) / (height - top - bottom), closest);

  function isClear(padding: Padding): boolean {
    const [top, right, bottom, left] = padding;
    const metres = metresIn(padding);
    const [middleX, middleY] = [(left + width - right) / 2, (top + height - bottom) / 2];
    return !points.some(([x = 0, y = 0]) => {
      const fromLeft = middleX + (x - (west + east) / 2) / metres;
      const fromTop = middleY - (y - (south + north) / 2) / metres;
      return fromLeft > width - BUTTONS.width && fromTop < LOWEST - 0.5;
    });
  }

  const beside: Padding = [HIGHEST, BUTTONS.width, FOOT, SIDE];
  return TOPS.map((top): Padding => [top, SIDE, FOOT, SIDE])
    .filter((padding) => padding[0] === LOWEST || isClear(padding))
    .reduce((best, padding) => (metresIn(padding) <= metresIn(best) ? padding : best), beside);
}
