/** Every word that is mailed about a payment that found its end by itself. */
export const settlingLetterTexts = {
  labels: { card: 'Card', arrives: 'Arrives' },
  returned: {
    subject: (amount: string) => `We have returned your payment of ${amount}`,
    noOrder: (amount: string) =>
      `We could not complete the order you paid ${amount} for, so no booking was made and nothing was bought.`,
    voided:
      'The payment has been cancelled. If it shows on your account, it will disappear within a few days.',
    toCard: (card: string) => `to ${card}`,
    card: 'your card',
    days: 'Within five working days',
    voidedOutcome: 'Cancelled',
    refundedOutcome: 'Returned',
  },
  notTaken: {
    outcome: 'Not taken',
    subject: (tenant: string) => `Your payment to ${tenant} was not taken`,
    notTaken: (amount: string) =>
      `We checked your card payment of ${amount}. It did not go through: you have not been charged, and no booking was made.`,
  },
  tryAgain: 'Try again',
} as const;
