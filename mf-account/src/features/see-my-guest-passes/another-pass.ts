import type { GuestPass, GuestPassAllowance } from 'shared-contracts/api/guest-passes';
import { addDays } from 'shared-contracts/dates';

/** Another pass is available in its place, is only if it is of this month, or is not. */
export type AnotherPass = 'another' | 'ifThisMonth' | 'noOther';

/**
 * Effect of cancelling a pass: only one of this month makes room for another. The month of a pass is not known, but it
 * follows from its last day where the number of passes of this month agrees.
 * @param today as YYYY-MM-DD.
 */
export function anotherPass(
  pass: GuestPass,
  passes: readonly GuestPass[],
  { total, left, validUntil }: GuestPassAllowance,
  today: string,
): AnotherPass {
  const ofThisMonth = total - left;
  if (ofThisMonth <= 0) return 'noOther';
  const counted = passes.filter(({ state }) => state !== 'cancelled');
  if (counted.length <= ofThisMonth) return 'another';
  // A pass of the first of this month would be good until then.
  const days = Number(today.slice(8)) - 1;
  const isOfThisMonth = (each: GuestPass) => each.validUntil >= addDays(validUntil, -days);
  if (counted.filter(isOfThisMonth).length !== ofThisMonth) return 'ifThisMonth';
  return isOfThisMonth(pass) ? 'another' : 'noOther';
}
