import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import type { Package } from 'shared-contracts/api/packages';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { texts } from '../../texts/en.ts';

const words = texts.glance;

/** Something the person has, in one line, and where there is more about it. */
export interface SummaryEntry {
  id: string;
  name: string;
  /** `null` for a package. */
  membership: OwnMembership | null;
  text: string;
  /** Lines with a day: a freeze, and credit that is lost after it. */
  days: readonly string[];
  path: '/memberships' | '/packages';
}

function membershipText({ nextPayment, endDate }: OwnMembership): string {
  if (nextPayment) return words.next(nextPayment.amount.formatted, unbrokenDate(nextPayment.day));
  return endDate === null ? words.goesOn : words.until(unbrokenDate(endDate));
}

function daysOf({ freeze, credit }: OwnMembership): string[] {
  return [
    ...(freeze && !freeze.isUnderWay
      ? [words.freezeToCome(unbrokenDate(freeze.startDate), unbrokenDate(freeze.endDate))]
      : []),
    ...(credit && Number(credit.left.decimal) > 0
      ? [words.credit(credit.left.formatted, unbrokenDate(credit.until))]
      : []),
  ];
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
        const { id, name } = membership;
        const [text, days] = [membershipText(membership), daysOf(membership)];
        return { id, name, membership, text, days, path: '/memberships' };
      }),
    ...packages
      .filter(({ state }) => state === 'current')
      .map(({ id, name, usesLeft, totalUses }): SummaryEntry => {
        const text = texts.packages.left(usesLeft, totalUses);
        return { id, name, membership: null, text, days: [], path: '/packages' };
      }),
  ];
}
