/** Where money goes back to, as it is named beside the amount. */
export const refundTexts = {
  credit: 'Account credit',
  membershipCredit: 'Membership credit',
  unusableMembershipCredit: 'Membership credit, which can be spent only while your membership is active',
} as const;
