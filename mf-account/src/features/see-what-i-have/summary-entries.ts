import type { MembershipState, OwnMembership } from 'shared-contracts/api/own-memberships';
import type { Package } from 'shared-contracts/api/packages';
import { displayDay } from 'shared-contracts/dates';
import { texts } from '../../texts/en.ts';

const words = texts.glance;

/** Something the person has, in one line, and where there is more about it. */
export interface SummaryEntry {
  id: string;
  name: string;
  /** State of a membership; `null` for a package. */
  state: MembershipState | null;
  text: string;
  path: '/memberships' | '/packages';
}

function membershipText({ nextPayment, endDate }: OwnMembership): string {
  if (nextPayment) return words.next(nextPayment.amount.formatted, displayDay(nextPayment.day));
  return endDate === null ? words.goesOn : words.until(displayDay(endDate));
}

/** The memberships and packages that have not ended, memberships first. */
export function summaryEntries(
  memberships: readonly OwnMembership[],
  packages: readonly Package[],
): SummaryEntry[] {
  return [
    ...memberships
      .filter(({ state }) => state !== 'ended')
      .map((membership): SummaryEntry => {
        const { id, name, state } = membership;
        return { id, name, state, text: membershipText(membership), path: '/memberships' };
      }),
    ...packages
      .filter(({ state }) => state === 'current')
      .map(({ id, name, usesLeft, totalUses }): SummaryEntry => {
        return { id, name, state: null, text: texts.packages.left(usesLeft, totalUses), path: '/packages' };
      }),
  ];
}

/** True if there is a monthly membership that continues, which nothing can be collected for without a Direct Debit. */
export const isMissingMandate = (
  memberships: readonly Pick<OwnMembership, 'state' | 'endDate' | 'paymentType'>[],
): boolean =>
  memberships.some(
    ({ state, endDate, paymentType }) => state !== 'ended' && endDate === null && paymentType === 'recurring',
  );
