import type { Kysely } from 'kysely';
import type { Mandate, MissingMandate, mandate } from 'shared-contracts/api/payments';
import { siteDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { type Call, type Database, requireUser } from '../../platform/index.ts';
import { withFreezes } from '../billing/freezes.ts';
import { nextCollection } from '../billing/next-payment.ts';
import { type Collection, dueBefore } from '../billing/past-dues.ts';
import { findMissingMandate } from './missing-mandate.ts';

/** The instruction that a person pays by now. */
export function findLiveMandate(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('mandates')
    .select(['id', 'status', 'reference', 'serviceUserName', 'accountHolder', 'accountEnding', 'billingDay'])
    .where('personId', '=', personId)
    .where('status', 'in', ['pending', 'active'])
    .executeTakeFirst();
}

/** Last digits of the account that the instruction before the live one was on. */
export async function findFormerAccount(db: Kysely<Database>, personId: string): Promise<string | null> {
  const former = await db
    .selectFrom('mandates')
    .select('accountEnding')
    .where('personId', '=', personId)
    .where('status', '=', 'cancelled')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return former?.accountEnding ?? null;
}

export type LiveMandateRow = NonNullable<Awaited<ReturnType<typeof findLiveMandate>>>;

/** Maximum age of the collections shown. */
const SHOWN_MONTHS = 12;

/** The memberships that an instruction collects for. */
export async function billedBy(db: Kysely<Database>, id: string) {
  const billed = await db
    .selectFrom('memberships')
    .select(['id', 'status', 'pricePence', 'firstBillingDate', 'endDate'])
    .where('mandateId', '=', id)
    .execute();
  return withFreezes(db, billed);
}

/** Next collection with an instruction; `null` for none. @param today as YYYY-MM-DD. */
export async function nextOf(
  db: Kysely<Database>,
  { id, billingDay }: Pick<LiveMandateRow, 'id' | 'billingDay'>,
  today: string,
): Promise<Collection | null> {
  return nextCollection(await billedBy(db, id), billingDay, today);
}

/** The instruction as shown to the person: enough to recognise the account, not enough to use it. */
export async function presentMandate(
  db: Kysely<Database>,
  live: LiveMandateRow,
  { tenant, now }: Pick<Call, 'tenant' | 'now'>,
): Promise<Mandate> {
  const { id, billingDay, status, ...shown } = live;
  const today = siteDay(now());
  const billed = await billedBy(db, id);
  const next = nextCollection(billed, billingDay, today);
  const { symbol } = tenant.settings.site.currency;
  const payment = ({ day, pence }: Collection) => ({ day, amount: displayMoney(pence, symbol) });
  return {
    ...shown,
    status: status === 'active' ? 'active' : 'pending',
    billingDay: String(billingDay),
    nextPayment: next && payment(next),
    due: dueBefore(billed, billingDay, today, SHOWN_MONTHS).map(payment),
    // Only the bank's reports say what was collected, and this API reads none.
    collected: [],
  };
}

async function shownMissing({ db, tenant, now }: Call, personId: string): Promise<MissingMandate | null> {
  const today = siteDay(now());
  const missing = await findMissingMandate(db, personId, today);
  const next = missing && nextCollection(missing.memberships, missing.billingDay, today);
  if (!next) return null;
  const amount = displayMoney(next.pence, tenant.settings.site.currency.symbol);
  return { billingDay: String(missing.billingDay), nextPayment: { day: next.day, amount } };
}

/** The instruction of the person who calls; `null` without one, with the one that is to be set up. */
export async function readOwnMandate(
  call: Call<typeof mandate>,
): Promise<{ mandate: Mandate | null; missing: MissingMandate | null }> {
  const { id } = requireUser(call);
  const live = await findLiveMandate(call.db, id);
  return live
    ? { mandate: await presentMandate(call.db, live, call), missing: null }
    : { mandate: null, missing: await shownMissing(call, id) };
}
