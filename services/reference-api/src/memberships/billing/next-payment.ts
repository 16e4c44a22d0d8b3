import { billingDateFrom } from 'shared-contracts/billing-dates';

/** A time in which less is collected, from a billing date on. */
export interface FrozenTime {
  /** First and last day, YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  /** Amount collected on each billing date in it. */
  monthlyPence: number;
}

/** A membership as far as collecting for it goes. */
export interface Billed {
  status: 'active' | 'pending' | 'cancelled';
  pricePence: number;
  /** YYYY-MM-DD; `null` for what was paid at once. */
  firstBillingDate: string | null;
  endDate: string | null;
  freezes: readonly FrozenTime[];
}

/** Amount collected for a membership on one of its billing dates, in pence. */
export function collectedOn(
  { pricePence, freezes }: Pick<Billed, 'pricePence' | 'freezes'>,
  day: string,
): number {
  const frozen = freezes.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return frozen ? frozen.monthlyPence : pricePence;
}

/** The next day a membership is collected for, YYYY-MM-DD; `null` when it is not any more. */
export function nextBillingDate(
  billed: Omit<Billed, 'freezes'>,
  billingDay: number,
  today: string,
): string | null {
  const { status, firstBillingDate, endDate } = billed;
  if (status === 'cancelled' || firstBillingDate === null) return null;
  const day = firstBillingDate > today ? firstBillingDate : billingDateFrom(today, billingDay);
  return endDate !== null && day > endDate ? null : day;
}

/** Next collection of an instruction, for all memberships it pays; `null` if there is none. */
export function nextCollection(
  memberships: readonly Billed[],
  billingDay: number,
  today: string,
): { day: string; pence: number } | null {
  const due = memberships.flatMap((billed) => {
    const day = nextBillingDate(billed, billingDay, today);
    return day === null ? [] : [{ day, pence: collectedOn(billed, day) }];
  });
  const [day] = due.map((each) => each.day).toSorted();
  if (day === undefined) return null;
  const pence = due.filter((each) => each.day === day).reduce((sum, each) => sum + each.pence, 0);
  return { day, pence };
}
