import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a membership someone has. */
export const membershipLetterTexts = {
  homeCentre: 'Home centre',
  membershipEnded: {
    subject: (tenant: string) => `Your ${tenant} membership is ending`,
    ends: 'As you asked, your membership is ending. You can use it as before until your last day.',
    lastDay: 'Last day',
    lastPayment: 'Last payment',
    last: (amount: string, day: string) => `${amount} on ${day}`,
    noPayment: 'Nothing more to pay',
    notYou: (contact: Contact) =>
      contactText(contact)
        ? `If you did not ask for this, or want to stay, tell us: ${contactText(contact)}.`
        : 'If you did not ask for this, or want to stay, speak to us at your centre.',
  },
  membershipFreeze: {
    subject: (tenant: string) => `Your ${tenant} membership freeze`,
    frozen: 'As you asked, your membership is frozen. These are its dates, and what you pay each month.',
    from: 'Frozen from',
    until: 'Frozen until',
    meanwhile: 'During the freeze',
    after: (day: string) => `From ${day}`,
    notFrozen: 'As you asked, the freeze on your membership has been cancelled.',
    price: 'You’ll pay',
    monthly: (amount: string) => `${amount} each month`,
    notYou: (contact: Contact) =>
      contactText(contact)
        ? `If you did not ask for this, tell us: ${contactText(contact)}.`
        : 'If you did not ask for this, speak to us at your centre.',
  },
} as const;
