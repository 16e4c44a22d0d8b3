import type { OwnMembership } from 'shared-contracts/api/own-memberships';

/** True if there is a monthly membership that continues, which nothing can be collected for without a Direct Debit. */
export const isMissingMandate = (
  memberships: readonly Pick<OwnMembership, 'state' | 'endDate' | 'paymentType'>[],
): boolean =>
  memberships.some(
    ({ state, endDate, paymentType }) => state !== 'ended' && endDate === null && paymentType === 'recurring',
  );
