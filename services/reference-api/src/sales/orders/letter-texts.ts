/** Every word that is mailed about an order. */
export const orderLetterTexts = {
  membershipConfirmed: {
    subject: (tenant: string) => `Your ${tenant} membership`,
    confirmed: (reference: string) => `Thank you. Your order ${reference} is confirmed.`,
    monthly: (name: string, first: string) => `${name}, from ${first} on`,
    term: (name: string, first: string, last: string) => `${name}, from ${first} until ${last}`,
    line: (label: string, amount: string) => `${label}: ${amount}`,
    total: 'Paid with this order',
    also: (names: readonly string[]) => `This order is also for: ${names.join(', ')}.`,
    proof:
      'Your membership is pending until you upload proof of your eligibility. You can do this in your account.',
    seeOrder: 'You can see your order here:',
  },
} as const;
