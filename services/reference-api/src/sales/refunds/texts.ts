/** Destination of refunded money, as named beside the amount. */
export const refundTexts = {
  credit: 'Account credit',
  membershipCredit: 'Membership credit',
  unusableMembershipCredit: 'Membership credit, which you can only spend while your membership is active',
} as const;
