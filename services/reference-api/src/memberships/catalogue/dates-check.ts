import { displayDay } from 'shared-contracts/dates';
import { startDateWindow } from 'shared-contracts/memberships';
import { membershipTexts } from '../texts/texts.ts';

/** Reason that a membership cannot start on a day, `null` when it can (joining specification 5 "Start date"). */
export function startDateMessage(
  startDate: string,
  today: string,
  window: { min: string; max: string } = startDateWindow(today),
): string | null {
  const fits = startDate >= window.min && startDate <= window.max;
  return fits ? null : membershipTexts.costs.startDate(displayDay(window.min), displayDay(window.max));
}

/** Reason that a day of the month cannot be billed on, `null` when it can or none was chosen. */
export function billingDayMessage(chosen: number | null, billingDays: readonly number[]): string | null {
  if (chosen === null || billingDays.includes(chosen)) return null;
  return membershipTexts.costs.billingDay(billingDays.join(', '));
}
