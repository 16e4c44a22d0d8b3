import { APPS } from 'shared-contracts/links';
import { type Call, type Configuration, originOf } from '../../platform/index.ts';

/** The relying party that passkeys of a tenant are made for and used on. */
export interface RelyingParty {
  /** The domain above all of the tenant's hosts, so that a passkey made on one works on the others. */
  id: string;
  origins: string[];
}

type Hosts = Pick<Configuration, 'publicScheme' | 'publicPort' | 'baseDomain'>;

/** From what is configured, never from what a request calls itself. */
export function relyingParty(tenant: string, hosts: Hosts): RelyingParty {
  return {
    id: `${tenant}.${hosts.baseDomain}`,
    origins: APPS.map((app) => originOf({ app, tenant }, hosts)),
  };
}

export const relyingPartyOf = ({ tenant, configuration }: Pick<Call, 'tenant' | 'configuration'>) =>
  relyingParty(tenant.slug, configuration);
