import type { FoundAddress } from 'shared-contracts/api/addresses';
import { array, type Infer, object, optional, safeParse, string } from 'shared-contracts/schema';
import type { AddressProvider } from './address-provider.ts';
import {
  line,
  MOST_ADDRESSES,
  notAddresses,
  PATIENCE_MS,
  type ProviderSettings,
  requestAddresses,
} from './request-addresses.ts';

/** Royal Mail's parts of an address (PAF), in capitals. */
const deliveryPoint = object({
  ORGANISATION_NAME: optional(string()),
  SUB_BUILDING_NAME: optional(string()),
  BUILDING_NAME: optional(string()),
  BUILDING_NUMBER: optional(string()),
  PO_BOX_NUMBER: optional(string()),
  DEPENDENT_THOROUGHFARE_NAME: optional(string()),
  THOROUGHFARE_NAME: optional(string()),
  DOUBLE_DEPENDENT_LOCALITY: optional(string()),
  DEPENDENT_LOCALITY: optional(string()),
  POST_TOWN: string(),
  POSTCODE: string(),
});
/** A postcode without addresses has no results. */
const answer = object({ results: optional(array(object({ DPA: deliveryPoint }))) });

/** Words that stay small inside a name: `Stoke-on-Trent`. */
const SMALL = /^(?:and|at|by|cum|in|le|of|on|the|under|upon)$/;
/** A building whose name is a number, as `12A` or `3-5`: it stands before the street, as numbers do. */
const NUMBER_AS_NAME = /^\d+[A-Z]?(?:-\d+[A-Z]?)?$/;

/** A name as people write it; numbers with letters stay as they are: `Flat 2B`. */
const inSmallLetters = (name: string): string =>
  name.replace(/[^\s-]+/g, (word, at: number) => {
    const small = word.toLowerCase();
    if (/\d/.test(word)) return word;
    if (at > 0 && SMALL.test(small)) return small;
    return small.replace(/^\W*\w/, (first) => first.toUpperCase());
  });

const joined = (parts: readonly (string | undefined)[], separator = ', '): string =>
  parts.filter(Boolean).join(separator);
const namesOf = (...parts: (string | undefined)[]): string =>
  joined(parts.map((part) => part && inSmallLetters(part)));

/** The address of a delivery point by Royal Mail's rules: what is smaller comes first. */
function addressOf(point: Infer<typeof deliveryPoint>): FoundAddress {
  const isNumbered = NUMBER_AS_NAME.test(point.BUILDING_NAME ?? '');
  const number = point.BUILDING_NUMBER ?? (isNumbered ? point.BUILDING_NAME : undefined);
  const building = isNumbered && point.BUILDING_NUMBER === undefined ? undefined : point.BUILDING_NAME;
  const box = point.PO_BOX_NUMBER && `PO Box ${point.PO_BOX_NUMBER}`;
  const street = namesOf(point.DEPENDENT_THOROUGHFARE_NAME, point.THOROUGHFARE_NAME);
  const places = namesOf(point.DOUBLE_DEPENDENT_LOCALITY, point.DEPENDENT_LOCALITY);
  const named = namesOf(point.ORGANISATION_NAME, point.SUB_BUILDING_NAME, building);
  // Without a street a number belongs to the place, which then is part of the first line.
  const first = joined([named, joined([number, street || (number && places) || undefined], ' ')]);
  const second = street || !number ? places : '';
  return {
    lineOne: line(joined([box, first]) || places),
    lineTwo: first && second ? line(second) : null,
    city: line(inSmallLetters(point.POST_TOWN)),
    postcode: point.POSTCODE,
  };
}

/** Ordnance Survey's Places API, which public bodies have under their own agreement. */
export const createOsPlacesProvider = (
  { url, key }: ProviderSettings,
  patienceMs = PATIENCE_MS,
): AddressProvider => ({
  async addressesAt(postcode) {
    const answered = await requestAddresses(url, postcode, key === null ? {} : { key }, patienceMs);
    if (answered === null) return [];
    const read = safeParse(answer, answered);
    if (!read.success) throw notAddresses();
    return (read.data.results ?? []).slice(0, MOST_ADDRESSES).map(({ DPA }) => addressOf(DPA));
  },
});
