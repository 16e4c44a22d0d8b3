import type { GuestPass } from 'shared-contracts/api/guest-passes';
import { addMonths } from 'shared-contracts/billing-dates';
import { siteDay } from 'shared-contracts/dates';
import type { GuestPassPolicy } from '../../platform/index.ts';

/** Facts that decide about a pass. */
export interface PassFacts {
  usedAt: Date | null;
  cancelledAt: Date | null;
  /** Last day, YYYY-MM-DD. */
  validUntil: string;
}

/** State of a pass on a day. */
export function guestPassState(
  { usedAt, cancelledAt, validUntil }: PassFacts,
  today: string,
): GuestPass['state'] {
  if (usedAt !== null) return 'used';
  if (cancelledAt !== null) return 'cancelled';
  return validUntil < today ? 'expired' : 'open';
}

/** The first of the month after that of a day. */
export const nextMonth = (today: string): string => addMonths(`${today.slice(0, 7)}-01`, 1);

/** Number of passes issued in the month of a day; a cancelled one does not count. */
export const issuedInMonth = (
  passes: readonly { createdAt: Date; cancelledAt: Date | null }[],
  today: string,
): number =>
  passes.filter(
    ({ createdAt, cancelledAt }) =>
      cancelledAt === null && siteDay(createdAt).slice(0, 7) === today.slice(0, 7),
  ).length;

/** The allowance of several memberships; a pass is valid for as long as the most generous one allows. `null` = none. */
export function combinedAllowance(policies: readonly GuestPassPolicy[]): GuestPassPolicy | null {
  if (policies.length === 0) return null;
  return {
    perMonth: policies.reduce((sum, { perMonth }) => sum + perMonth, 0),
    goodDays: Math.max(...policies.map(({ goodDays }) => goodDays)),
  };
}
