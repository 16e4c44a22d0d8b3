import type { PastBooking } from 'shared-contracts/api/bookings';
import type { OwnBenefit, OwnMembership } from 'shared-contracts/api/own-memberships';
import { siteDay } from 'shared-contracts/dates';

/** Number of kept bookings the person has had for themselves in the month of `today` (YYYY-MM-DD). */
export const sessionsThisMonth = (
  bookings: readonly Pick<PastBooking, 'status' | 'item'>[],
  { userId, today }: { userId: string; today: string },
): number =>
  bookings.filter(
    ({ status, item }) =>
      status === 'confirmed' &&
      item.purchasedFor.id === userId &&
      siteDay(item.startDate).slice(0, 7) === today.slice(0, 7),
  ).length;

/** The benefits of a current membership of which uses are counted. */
export const countedBenefits = (
  memberships: readonly Pick<OwnMembership, 'state' | 'benefits'>[],
): OwnBenefit[] =>
  memberships
    .filter(({ state }) => state === 'current')
    .flatMap(({ benefits }) => benefits.filter(({ use, totalUses }) => use && totalUses));
