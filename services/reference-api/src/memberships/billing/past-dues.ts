import { billingDateFrom, laterBillingDate } from 'shared-contracts/billing-dates';
import { type Billed, collectedOn } from './next-payment.ts';

export interface Collection {
  /** YYYY-MM-DD. */
  day: string;
  pence: number;
}

const isBilledOn = ({ status, firstBillingDate, endDate }: Billed, day: string): boolean =>
  status !== 'cancelled' &&
  firstBillingDate !== null &&
  firstBillingDate <= day &&
  (endDate === null || day <= endDate);

/**
 * Collections of an instruction that fell due before today, for all memberships it pays, latest first.
 * @param today as YYYY-MM-DD.
 * @param months how far back.
 */
export function dueBefore(
  memberships: readonly Billed[],
  billingDay: number,
  today: string,
  months: number,
): Collection[] {
  const next = billingDateFrom(today, billingDay);
  return Array.from({ length: months }, (_, at) => laterBillingDate(next, billingDay, -1 - at)).flatMap(
    (day) => {
      const pence = memberships
        .filter((billed) => isBilledOn(billed, day))
        .reduce((sum, billed) => sum + collectedOn(billed, day), 0);
      return pence > 0 ? [{ day, pence }] : [];
    },
  );
}
