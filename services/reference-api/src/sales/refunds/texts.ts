/** Destination of refunded money, as named beside the amount. */
export const refundTexts = {
  credit: 'Account credit',
  membershipCredit: 'Membership credit',
  unusableMembershipCredit: 'Membership credit, which can only be spent while the membership is active',
} as const;
