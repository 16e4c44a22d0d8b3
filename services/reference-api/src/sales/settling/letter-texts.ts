/** Every word that is mailed about a payment that found its end by itself. */
export const settlingLetterTexts = {
  labels: { card: 'Card', arrives: 'Arrives', notBought: 'Not bought', taken: 'Taken on' },
  returned: {
    subject: (amount: string) => `We have returned your payment of ${amount}`,
    noOrder: (amount: string) =>
      `We took ${amount} but could not complete your order, so nothing was bought or booked. You’re getting it all back.`,
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
    headline: (amount: string) => `Your payment of ${amount} was not taken`,
    notTaken: (amount: string) =>
      `We checked your card payment of ${amount} with your bank. It did not go through: you have not been charged, and nothing was bought or booked.`,
  },
  basket: 'Go to your basket',
  look: 'See what’s on',
  again: {
    basket: 'What you chose is still in your basket. If you still want it, please pay again.',
    look: 'If you still want it, please choose it and pay again.',
  },
} as const;
