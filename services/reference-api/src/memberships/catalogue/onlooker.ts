import { siteDay } from 'shared-contracts/dates';
import type { Call } from '../../platform/index.ts';
import { readCustomer } from './customer.ts';
import type { Onlooker } from './shown-type.ts';

/** Whoever makes a call, looking for a new membership. */
export async function onlookerOf(call: Pick<Call, 'db' | 'tenant' | 'user' | 'now'>): Promise<Onlooker> {
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
