import type { Coordinates } from 'shared-contracts/distance';

/** Some 700 metres: near enough for a search, but not a person's address. */
const DECIMALS = 2;

/** A point as the search is asked about it. */
export const nearQuery = ({ lat, lng }: Coordinates) => ({
  lat: lat.toFixed(DECIMALS),
  lng: lng.toFixed(DECIMALS),
});
