import { addMonths, laterBillingDate } from 'shared-contracts/billing-dates';
import type { Quote } from './quote.ts';

/** The days on which a membership is collected for before a day. @param until YYYY-MM-DD, not included. */
export function collectionDays(
  { parts, billingDay }: Pick<Quote, 'parts' | 'billingDay'>,
  until: string,
): string[] {
  const first = parts.firstBillingDate;
  if (first === null || billingDay === null) return [];
  const days: string[] = [];
  for (let day = first; day < until; day = laterBillingDate(first, billingDay, days.length)) days.push(day);
  return days;
}

/** Price of the first year, in pence: the amount due now, and every collection. @param startDate YYYY-MM-DD. */
export const firstYearPence = (quote: Quote, startDate: string): number =>
  quote.totalPence + collectionDays(quote, addMonths(startDate, 12)).length * quote.parts.basePence;
