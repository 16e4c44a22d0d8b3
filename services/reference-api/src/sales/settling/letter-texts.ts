import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a payment that found its end by itself. */
export const settlingLetterTexts = {
  labels: { card: 'Card' },
  returned: {
    subject: (tenant: string) => `We have returned your payment to ${tenant}`,
    noOrder: (amount: string) =>
      `We could not complete the order you paid ${amount} for, so no booking was made and nothing was bought.`,
    voided:
      'The payment has been cancelled. If it shows on your account, it will disappear within a few days.',
    refunded: (amount: string, card: string) =>
      `We have returned ${amount} to ${card}. It can take five working days to arrive.`,
    card: 'your card',
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
  help: (contact: Contact) =>
    contactText(contact) ? `If you have a question, contact us: ${contactText(contact)}.` : null,
} as const;
