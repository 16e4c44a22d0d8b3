import type { FoundAddress } from 'shared-contracts/api/addresses';

/** Knows the addresses at a UK postcode. Each provider is an adapter of its own. */
export interface AddressProvider {
  /** @param postcode as `M33 2AL`. Throws when the provider has no answer, as while it is away. */
  addressesAt(postcode: string): Promise<FoundAddress[]>;
}
