import type { Kysely } from 'kysely';
import { billingDateFrom } from 'shared-contracts/billing-dates';
import type { Database } from '../../platform/index.ts';
import { type FreezeRow, withFreezes } from '../billing/freezes.ts';
import { NOTICE_WORKING_DAYS } from '../billing/quote.ts';
import { addWorkingDays } from '../billing/working-days.ts';

/** The Direct Debit that someone is to set up: what it would collect, and on which day of the month. */
export interface MissingMandate {
  billingDay: number;
  memberships: {
    id: string;
    status: 'active' | 'pending' | 'cancelled';
    pricePence: number;
    firstBillingDate: string;
    endDate: null;
    freezes: FreezeRow[];
  }[];
}

/** Monthly memberships that go on and that no instruction collects for, the oldest first. */
function selectUncollected(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('memberships as held')
    .innerJoin('membershipPaymentOptions as option', 'option.id', 'held.paymentOptionId')
    .leftJoin('mandates as old', 'old.id', 'held.mandateId')
    .select(['held.id', 'held.status', 'held.pricePence', 'held.firstBillingDate', 'old.billingDay'])
    .where('held.personId', '=', personId)
    .where('held.status', '<>', 'cancelled')
    .where('held.endDate', 'is', null)
    .where('option.paymentType', '=', 'recurring')
    .where((row) => row.or([row('old.id', 'is', null), row('old.status', '=', 'cancelled')]))
    .orderBy('held.startDate')
    .orderBy('held.id');
}

/**
 * The first collection from a person without an instruction; `null` if nothing waits for one. The day of the month
 * stays as it was, and the first collection is the first such day with enough notice (Bacs).
 * @param today as YYYY-MM-DD.
 * @param wantedDay the day of the month, where an instruction on another one is being set up.
 */
export async function findMissingMandate(
  db: Kysely<Database>,
  personId: string,
  today: string,
  wantedDay?: number,
): Promise<MissingMandate | null> {
  const rows = (await selectUncollected(db, personId).execute()).flatMap(({ firstBillingDate, ...row }) =>
    firstBillingDate === null ? [] : [{ ...row, firstBillingDate }],
  );
  const [oldest] = rows;
  if (!oldest) return null;
  const billingDay = wantedDay ?? oldest.billingDay ?? Number(oldest.firstBillingDate.slice(8));
  const noticeIsOver = addWorkingDays(today, NOTICE_WORKING_DAYS);
  const memberships = rows.map(({ billingDay: _old, firstBillingDate, ...row }) => {
    const earliest = firstBillingDate > noticeIsOver ? firstBillingDate : noticeIsOver;
    return { ...row, endDate: null, firstBillingDate: billingDateFrom(earliest, billingDay) };
  });
  return { billingDay, memberships: await withFreezes(db, memberships) };
}

/** Has a new instruction collect for every membership that waited for one: one mandate, all memberships. */
export async function collectWith(
  tx: Kysely<Database>,
  personId: string,
  { id: mandateId, billingDay }: { id: string; billingDay: number },
  today: string,
): Promise<void> {
  const missing = await findMissingMandate(tx, personId, today, billingDay);
  for (const { id, firstBillingDate } of missing?.memberships ?? []) {
    await tx.updateTable('memberships').set({ mandateId, firstBillingDate }).where('id', '=', id).execute();
  }
}
