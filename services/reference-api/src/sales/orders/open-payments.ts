import type { OpenPayment, openPayments } from 'shared-contracts/api/payments';
import { siteIso } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { type Call, type PaymentState, requireUser } from '../../platform/index.ts';

/** A payment that was never sent, or that waits at the bank, has taken no money: it is left out. */
const shownStates: Partial<Record<PaymentState, OpenPayment['state']>> = {
  processing: 'checking',
  authorised: 'checking',
  voiding: 'returning',
  refunding: 'returning',
};
const SHOWN = Object.keys(shownStates) as PaymentState[];

/** The person's card payments that may have taken money and are neither an order nor returned yet. */
export async function readOpenPayments(call: Call<typeof openPayments>): Promise<OpenPayment[]> {
  const { db, tenant } = call;
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'status', 'amountPence', 'createdAt'])
    .where('tenantId', '=', tenant.id)
    .where('personId', '=', requireUser(call).id)
    .where('status', 'in', SHOWN)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return payments.flatMap(({ id, status, amountPence, createdAt }) => {
    const state = shownStates[status];
    const amount = displayMoney(amountPence, tenant.settings.site.currency.symbol);
    return state ? [{ id, state, amount, createdAt: siteIso(createdAt) }] : [];
  });
}
