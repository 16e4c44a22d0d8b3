import type { Configuration } from '../../platform/index.ts';
import type { AddressProvider } from './address-provider.ts';
import { createJsonProvider } from './json-provider.ts';
import { createOsPlacesProvider } from './os-places-provider.ts';

const providers = { json: createJsonProvider, 'os-places': createOsPlacesProvider } as const;

/** The provider of addresses of this installation; `null` if it has none. */
export function chooseProvider({
  addressLookup,
}: Pick<Configuration, 'addressLookup'>): AddressProvider | null {
  return addressLookup && providers[addressLookup.provider](addressLookup);
}
