import type { CardProviderSettings } from '../configuration/configuration.ts';
import type { MerchantSettings } from '../configuration/merchants.ts';
import { createMerchants, type Merchant, type Merchants } from './merchants.ts';
import { createOpayoClient } from './opayo-client.ts';
import { createReportingClient } from './reporting-client.ts';
import { noTransactionLookup } from './transaction-lookup.ts';

/** Every merchant account of the environment, each with credentials of its own. */
export function openMerchants({ apiUrl, merchants, ...own }: CardProviderSettings): Merchants {
  const open = ({ vendor, key, password, reporting }: MerchantSettings): Merchant => ({
    cardProvider: createOpayoClient({ apiUrl, vendor, key, password }),
    transactionLookup: reporting ? createReportingClient({ ...reporting, vendor }) : noTransactionLookup,
  });
  return createMerchants(open(own), new Map(merchants.map((one) => [one.vendor, open(one)])));
}
