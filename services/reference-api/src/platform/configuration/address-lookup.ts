import { StartFailure } from './start-failure.ts';

/** Protocols of providers of addresses. */
const PROVIDERS = ['json', 'os-places'] as const;

/** Ordnance Survey's Places API: the delivery points of a postcode. */
export const OS_PLACES_URL =
  'https://api.os.uk/search/places/v1/postcode?dataset=DPA&maxresults=100&postcode={postcode}';

export interface AddressLookup {
  provider: (typeof PROVIDERS)[number];
  /** With `{postcode}` in it. */
  url: string;
  key: string | null;
}

type Environment = Record<string, string | undefined>;

/** The provider of addresses; `null` where there is none, so that a postcode gives its town alone. Throws a StartFailure. */
export function readAddressLookup(
  { ADDRESS_LOOKUP_URL: given, ADDRESS_LOOKUP_KEY: key, ADDRESS_LOOKUP_PROVIDER: named }: Environment,
  url: (key: string, fallback: string, protocols: string) => string,
): AddressLookup | null {
  const provider = PROVIDERS.find((known) => known === (named || 'json'));
  if (!provider)
    throw new StartFailure(`ADDRESS_LOOKUP_PROVIDER is '${named}', but must be ${PROVIDERS.join(' or ')}.`);
  if (!given && provider === 'json') return null;
  if (!key && provider === 'os-places')
    throw new StartFailure(
      'ADDRESS_LOOKUP_KEY is missing in the environment: os-places needs the key of a project.',
    );
  const read = given ? url('ADDRESS_LOOKUP_URL', '', 'http or https') : OS_PLACES_URL;
  if (read.includes('{postcode}')) return { provider, url: read, key: key || null };
  throw new StartFailure('ADDRESS_LOOKUP_URL in the environment has no {postcode} in it.');
}
