import type { Kysely } from 'kysely';
import type { Mandate, mandate } from 'shared-contracts/api/payments';
import { siteDay } from 'shared-contracts/dates';
import { shownMoney } from 'shared-contracts/money';
import type { Database } from '../database/database.ts';
import { type Call, requireUser } from '../http/call.ts';
import { withFreezes } from '../memberships/freezes.ts';
import { nextCollection } from '../memberships/next-payment.ts';

/** The instruction that a person pays by now. */
function findLiveMandate(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('mandates')
    .select(['id', 'status', 'reference', 'serviceUserName', 'accountHolder', 'accountEnding', 'billingDay'])
    .where('personId', '=', personId)
    .where('status', 'in', ['pending', 'active'])
    .executeTakeFirst();
}

/** What the person may know of their instruction: enough to tell the account, not enough to use it. */
export async function readOwnMandate(call: Call<typeof mandate>): Promise<{ mandate: Mandate | null }> {
  const { db, tenant } = call;
  const live = await findLiveMandate(db, requireUser(call).id);
  if (!live) return { mandate: null };
  const { id, billingDay, status, ...shown } = live;
  const billed = await db
    .selectFrom('memberships')
    .select(['id', 'status', 'pricePence', 'firstBillingDate', 'endDate'])
    .where('mandateId', '=', id)
    .execute();
  const next = nextCollection(await withFreezes(db, billed), billingDay, siteDay(call.now()));
  const { symbol } = tenant.settings.site.currency;
  return {
    mandate: {
      ...shown,
      status: status === 'active' ? 'active' : 'pending',
      billingDay: String(billingDay),
      nextPayment: next && { day: next.day, amount: shownMoney(next.pence, symbol) },
    },
  };
}
