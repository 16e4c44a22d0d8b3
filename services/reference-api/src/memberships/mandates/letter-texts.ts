import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a Direct Debit. */
export const mandateLetterTexts = {
  directDebitChanged: {
    subject: (collector: string) => `Your Direct Debit to ${collector} has moved`,
    changed: (collector: string) =>
      `As you asked, we have moved your Direct Debit to ${collector} to another account and cancelled the one on your old account. Here is what we’ll collect, and when.`,
    next: 'Next payment',
  },
  directDebitSetUp: {
    subject: (collector: string) => `Your Direct Debit to ${collector} is set up`,
  },
  directDebitNotice: {
    subject: (amount: string, day: string) => `Your Direct Debit: ${amount} on ${day}`,
    /** Several memberships are collected at once, and no single amount says it all. */
    subjectTogether: (day: string) => `Your Direct Debit payments from ${day}`,
    isNew: (collector: string) =>
      `You have set up a Direct Debit to ${collector}. Here is what we’ll collect, and when.`,
    isKnown: (collector: string) =>
      `Your membership is paid by your existing Direct Debit to ${collector}. Here is what we’ll collect, and when.`,
    reference: 'Reference',
    statement: 'Bank statement',
    account: 'Account',
    ending: (digits: string) => `ending ${digits}`,
    before: 'Next payment, for your other memberships',
    first: 'First payment for this membership',
    on: (amount: string, day: string) => `${amount} on ${day}`,
    onDay: (day: string) => `on ${day}`,
    seePayments: 'See your payments',
    later: 'After that',
    monthly: (amount: string, day: string) => `${amount} each month on the ${day}`,
    together: 'Together with your other memberships',
    each: (amount: string) => `${amount} each month`,
    nextWorkingDay: 'When a day is not a working day, the payment is collected on the next one.',
    changes: (collector: string, days: number) =>
      `${collector} will tell you about any change to the amount, the date or how often you pay ${days} working days in advance.`,
    wrong: 'Is something wrong?',
    tellUs: (contact: Contact) =>
      contactText(contact)
        ? `If anything here is wrong, or you did not set it up, tell us straight away: ${contactText(contact)}.`
        : 'If anything here is wrong, or you did not set it up, tell us or your bank straight away.',
  },
} as const;
