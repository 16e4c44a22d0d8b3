import type { Endpoint } from 'shared-contracts/endpoint';
import { endpointUrl, ownAddresses } from 'shared-contracts/endpoint-address';

/** The path of an endpoint on this server, with `:name` for its parameters. */
export const endpointPattern = ({ base, path }: Pick<Endpoint, 'base' | 'path'>): string =>
  endpointUrl(ownAddresses, { base, path: path.replaceAll(/\{(\w+)\}/g, ':$1') });
