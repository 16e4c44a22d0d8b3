import { array, nullable, object, optional, safeParse, string } from 'shared-contracts/schema';
import type { AddressProvider } from './address-provider.ts';

/** The provider’s address, with `{postcode}` in it, and the key that it is sent. */
export interface JsonProviderSettings {
  url: string;
  key: string | null;
}

/** A person waits for the answer and can type meanwhile. */
const PATIENCE_MS = 4_000;
/** A postcode has a hundred addresses at most. */
const MOST_ADDRESSES = 100;
const LONGEST_LINE = 100;

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

const line = (text: string): string => text.trim().slice(0, LONGEST_LINE);

/**
 * A provider that answers `GET {url}` with `{"addresses": [{"line_one", "line_two", "town", "postcode"}]}`; 404 is a
 * postcode without any. Anything else is no answer.
 */
export const createJsonProvider = (
  { url, key }: JsonProviderSettings,
  patienceMs = PATIENCE_MS,
): AddressProvider => ({
  async addressesAt(postcode) {
    const response = await fetch(url.replace('{postcode}', encodeURIComponent(postcode)), {
      headers: { accept: 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 404) return [];
    if (!response.ok) throw new Error(`The provider of addresses answered ${response.status}.`);
    const read = safeParse(answer, await response.json());
    if (!read.success) throw new Error('The provider of addresses answered something else than addresses.');
    return read.data.addresses.slice(0, MOST_ADDRESSES).map((found) => ({
      lineOne: line(found.line_one),
      lineTwo: found.line_two ? line(found.line_two) : null,
      city: line(found.town),
      postcode: found.postcode ?? postcode,
    }));
  },
});
