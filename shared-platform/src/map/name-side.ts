/** A box in pixels from the middle of the map's search, to the right and downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Side of its mark on which the name of a place is. */
export interface NameSide {
  readonly textAlign: CanvasTextAlign;
  readonly offsetX: number;
  readonly offsetY: number;
}

const LINE = 18;
/** Distance of a name from the middle of its mark. */
const [AWAY, ACROSS] = [12, 20] as const;

const SIDES: readonly NameSide[] = [
  { textAlign: 'center', offsetX: 0, offsetY: ACROSS },
  { textAlign: 'center', offsetX: 0, offsetY: -ACROSS },
  { textAlign: 'left', offsetX: AWAY, offsetY: 0 },
  { textAlign: 'right', offsetX: -AWAY, offsetY: 0 },
];

function boxOf({ textAlign, offsetX, offsetY }: NameSide, width: number): Box {
  const left = offsetX - (textAlign === 'left' ? 0 : textAlign === 'right' ? width : width / 2);
  return { left, right: left + width, top: offsetY - LINE / 2, bottom: offsetY + LINE / 2 };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The side of its mark on which a name covers the least of what is drawn around it. */
export function nameSide(width: number, drawn: readonly Box[]): NameSide {
  const covers = (side: NameSide) => drawn.reduce((sum, box) => sum + overlap(boxOf(side, width), box), 0);
  return SIDES.reduce((best, side) => (covers(side) < covers(best) ? side : best));
}
