import type { Cluster } from './cluster-places.ts';
import { bubbleRadius } from './pin-styles.ts';

/** Shape of a pin above its tip, in pixels: what is as near as the radius to the line from low in it to its head. */
const PIN = { radius: 15, from: 10, to: 24 } as const;
const RIM = 2;
const GAP = 1;
/** Distance of a bubble from the middle of its places at most, in pixels. */
const FURTHEST = 32;
const ROUNDS = 8;

type Vector = readonly [x: number, y: number];

interface Spot {
  readonly middle: Vector;
  /** Distance from the middle. */
  shift: Vector;
  /** Radius of a bubble; `null` for a pin, which keeps its place. */
  readonly radius: number | null;
}

const placeOf = ({ middle, shift }: Spot): Vector => [middle[0] + shift[0], middle[1] + shift[1]];

/** The move, in pixels, that takes a bubble off another shape; `null` if they are apart. */
function moveApart(bubble: Spot, other: Spot): Vector | null {
  const [[x, y], [left, top]] = [placeOf(bubble), placeOf(other)];
  const dx = x - left;
  const above = y - top;
  const dy = other.radius === null ? above - Math.min(Math.max(above, PIN.from), PIN.to) : above;
  const distance = Math.hypot(dx, dy);
  const lacking = (bubble.radius ?? 0) + (other.radius ?? PIN.radius) + GAP - distance;
  if (lacking <= 0) return null;
  // A bubble in the middle of a shape leaves it to the right.
  return distance === 0 ? [lacking, 0] : [(dx / distance) * lacking, (dy / distance) * lacking];
}

function move(spot: Spot, [x, y]: Vector, part: number): void {
  const [dx, dy] = [spot.shift[0] + x * part, spot.shift[1] + y * part];
  const share = Math.min(1, FURTHEST / Math.hypot(dx, dy));
  spot.shift = [dx * share, dy * share];
}

/**
 * Clusters with their bubbles beside the pins and bubbles that they would cover. A bubble is of several places, so its
 * own may be a little off; a pin keeps its place. What is apart stays apart when the map grows.
 * @param metres of a pixel
 */
export function spreadBubbles(clusters: readonly Cluster[], metres: number): Cluster[] {
  const spots = clusters.map(
    ({ x, y, members: { length } }): Spot => ({
      middle: [x / metres, y / metres],
      shift: [0, 0],
      radius: length > 1 ? bubbleRadius(length) + RIM : null,
    }),
  );
  const bubbles = spots.filter(({ radius }) => radius !== null);
  let hasMoved = true;
  for (let round = 0; hasMoved && round < ROUNDS; round++) {
    hasMoved = false;
    for (const bubble of bubbles) {
      for (const other of spots) {
        const way = other === bubble ? null : moveApart(bubble, other);
        if (!way) continue;
        hasMoved = true;
        const isShared = other.radius !== null;
        move(bubble, way, isShared ? 0.5 : 1);
        if (isShared) move(other, way, -0.5);
      }
    }
  }
  return clusters.map((cluster, index) => {
    const [dx = 0, dy = 0] = spots[index]?.shift ?? [];
    return dx === 0 && dy === 0
      ? cluster
      : { ...cluster, x: cluster.x + dx * metres, y: cluster.y + dy * metres };
  });
}
