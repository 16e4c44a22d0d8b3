import { metresPerPixel, type WorldPlace } from './world.ts';

/** Joining specification 9: pixels around a place in which others join it, and the last zoom at which they do. */
export const CLUSTER = { radius: 22, largestZoom: 20 } as const;
/** More squares than there are in a row of the world at the largest zoom. */
const SQUARES = 2 ** 25;
const AROUND = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => column * SQUARES + row));

/** Places drawn as one: their middle, and which they are. */
export interface Cluster {
  x: number;
  y: number;
  members: readonly WorldPlace[];
}

function clusterOf(members: readonly WorldPlace[]): Cluster {
  let [x, y] = [0, 0];
  for (const member of members) {
    x += member.x / members.length;
    y += member.y / members.length;
  }
  return { x, y, members };
}

/**
 * Groups places so that those closer than the radius at a zoom are one. A group that begins moves its middle, so groups
 * whose middles are as close are one, too.
 */
export function clusterPlaces(places: readonly WorldPlace[], zoom: number): Cluster[] {
  const level = Math.floor(zoom);
  const alone = places.map((place) => clusterOf([place]));
  if (level > CLUSTER.largestZoom) return alone;
  const radius = CLUSTER.radius * metresPerPixel(level);
  let [before, joined] = [alone, joinNearby(alone, radius)];
  while (joined.length < before.length) [before, joined] = [joined, joinNearby(joined, radius)];
  return joined;
}

/** Each cluster looks only at the squares around it, so 5,000 of them take a few milliseconds. */
function joinNearby(clusters: readonly Cluster[], radius: number): Cluster[] {
  const squareOf = ({ x, y }: Cluster) => Math.floor(x / radius) * SQUARES + Math.floor(y / radius);
  const waiting = new Map<number, Set<Cluster>>();
  for (const cluster of clusters) {
    const square = squareOf(cluster);
    const others = waiting.get(square);
    if (others) others.add(cluster);
    else waiting.set(square, new Set([cluster]));
  }

  function takeNearby(centre: Cluster): Cluster[] {
    const square = squareOf(centre);
    const taken: Cluster[] = [];
    for (const step of AROUND) {
      const others = waiting.get(square + step);
      for (const other of others ?? []) {
        const [dx, dy] = [other.x - centre.x, other.y - centre.y];
        if (dx * dx + dy * dy > radius * radius) continue;
        others?.delete(other);
        taken.push(other);
      }
    }
    return taken;
  }

  return clusters.flatMap((cluster) => {
    if (!waiting.get(squareOf(cluster))?.has(cluster)) return [];
    const near = takeNearby(cluster);
    return [near.length === 1 ? cluster : clusterOf(near.flatMap(({ members }) => members))];
  });
}

/** The zoom at which a cluster comes apart; one beyond the last that clusters where its places are in one spot. */
export function zoomToSplit({ members }: Cluster, from: number): number {
  for (let zoom = Math.floor(from) + 1; zoom <= CLUSTER.largestZoom; zoom++) {
    if (clusterPlaces(members, zoom).length > 1) return zoom;
  }
  return CLUSTER.largestZoom + 1;
}
