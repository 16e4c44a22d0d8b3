import { siteDay } from 'shared-contracts/dates';
import type { Call } from '../../platform/index.ts';
import { readCustomer } from './customer.ts';
import type { Prospect } from './present-type.ts';

/** Anyone who makes a call, looking for a new membership. */
export async function prospectOf(call: Pick<Call, 'db' | 'tenant' | 'user' | 'now'>): Promise<Prospect> {
  const { site } = call.tenant.settings;
  const today = siteDay(call.now());
  return {
    customer: call.user ? await readCustomer(call.db, call.user, today) : null,
    today,
    symbol: site.currency.symbol,
    billingDays: site.availableBillingDates,
    purchase: 'new',
    oldBasePence: 0,
  };
}
