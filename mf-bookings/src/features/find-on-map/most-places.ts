import { type Coordinates, metresBetween } from 'shared-contracts/distance';

/** Part of all places that may be left out of the first view of a map. */
const FEW = 0.03;
/** Part of its height or width that the others must fit into without them. */
const MUCH_SMALLER = 2 / 3;

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Places without a few remote ones, which would shrink all others to a corner of a map: islands of a country. */
export function mostPlaces(places: readonly Coordinates[]): readonly Coordinates[] {
  const centre = { lat: middle(places.map(({ lat }) => lat)), lng: middle(places.map(({ lng }) => lng)) };
  const most = places
    .toSorted((one, other) => metresBetween(centre, one) - metresBetween(centre, other))
    .slice(0, Math.ceil(places.length * (1 - FEW)));
  const isMuchSmaller = (['lat', 'lng'] as const).some(
    (side) => span(most.map((at) => at[side])) < MUCH_SMALLER * span(places.map((at) => at[side])),
  );
  return isMuchSmaller ? most : places;
}
