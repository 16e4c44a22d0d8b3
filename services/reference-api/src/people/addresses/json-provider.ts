import { array, nullable, object, optional, safeParse, string } from 'shared-contracts/schema';
import type { AddressProvider } from './address-provider.ts';
import {
  line,
  MOST_ADDRESSES,
  notAddresses,
  PATIENCE_MS,
  type ProviderSettings,
  requestAddresses,
} from './request-addresses.ts';

const answer = object({
  addresses: array(
    object({
      line_one: string(),
      line_two: optional(nullable(string())),
      town: string(),
      postcode: optional(string()),
    }),
  ),
});

/**
 * A provider that answers `GET {url}` with `{"addresses": [{"line_one", "line_two", "town", "postcode"}]}`; 404 is a
 * postcode without any. Anything else is no answer.
 */
export const createJsonProvider = (
  { url, key }: ProviderSettings,
  patienceMs = PATIENCE_MS,
): AddressProvider => ({
  async addressesAt(postcode) {
    const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
    const answered = await requestAddresses(url, postcode, headers, patienceMs);
    if (answered === null) return [];
    const read = safeParse(answer, answered);
    if (!read.success) throw notAddresses();
    return read.data.addresses.slice(0, MOST_ADDRESSES).map((found) => ({
      lineOne: line(found.line_one),
      lineTwo: found.line_two ? line(found.line_two) : null,
      city: line(found.town),
      postcode: found.postcode ?? postcode,
    }));
  },
});
