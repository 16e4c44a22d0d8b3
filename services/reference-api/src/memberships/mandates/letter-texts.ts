import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a Direct Debit. */
export const mandateLetterTexts = {
  directDebitChanged: {
    subject: (collector: string) => `Your Direct Debit to ${collector} has moved`,
    headline: () => 'Your Direct\u00a0Debit has moved',
    opening: () => 'Your payments now come from your new account. You don’t need to do anything else.',
    next: 'Next payment',
    before: 'Instead of',
    cancelled: (account: string) => `${account}\nIts Direct Debit is cancelled`,
    amountAndDay: 'Amount and day',
    same: 'Unchanged',
  },
  directDebitSetUp: {
    subject: (collector: string) => `Your Direct Debit to ${collector} is set up`,
    headline: () => 'Your Direct Debit is set up',
    opening: (collector: string, digits: string) =>
      `Thank you. Your Direct Debit to ${collector} is set up on your account ending ${digits}. It now pays for your membership, so you don’t need to do anything else.`,
  },
  directDebitNotice: {
    subject: (amount: string, day: string) => `Your Direct Debit: ${amount} on ${day}`,
    /** Several memberships are collected at once, and no single amount says it all. */
    subjectTogether: (day: string) => `Your Direct Debit payments from ${day}`,
    headline: (amount: string, day: string) => `Direct Debit: ${amount} on ${day}`,
    headlineTogether: (day: string) => `Direct Debit payments from ${day}`,
    isNew: (collector: string) =>
      `${collector} will collect your payments by the Direct Debit you have just set up. This is the advance notice: you don’t need to do anything.`,
    isKnown: (collector: string) =>
      `${collector} will collect the payments for your new membership by your existing Direct Debit. This is the advance notice: you don’t need to do anything.`,
    reference: 'Reference',
    statement: 'Bank statement',
    account: 'Paid from',
    ending: (digits: string) => `Account ending ${digits}`,
    before: 'Next payment, for your other memberships',
    first: 'First payment for this membership',
    on: (amount: string, day: string) => `${amount} on ${day}`,
    onDay: (day: string) => `on ${day}`,
    seePayments: 'See your payments',
    later: 'After that',
    monthly: (amount: string, day: string) => `${amount} each month on the ${day}`,
    together: 'Together with your other memberships',
    each: (amount: string) => `${amount} each month`,
    nextWorkingDay: 'If a payment day isn’t a working day, the payment is collected on the next working day.',
    changes: (collector: string, days: number) =>
      `${collector} will tell you about any change to the amount, the date or how often you pay ${days} working days in advance.`,
    wrong: 'Is something wrong?',
    notYours: { setUp: 'you did not set it up', changed: 'you did not change your account' },
    terms: 'For your records',
    termsText: 'The Direct Debit terms as you agreed to them, and the Guarantee.',
    tellUs: (contact: Contact, notYours: string) =>
      contactText(contact)
        ? `If anything here is wrong, or ${notYours}, tell us straight away: ${contactText(contact)}.`
        : `If anything here is wrong, or ${notYours}, tell us or your bank straight away.`,
  },
} as const;
