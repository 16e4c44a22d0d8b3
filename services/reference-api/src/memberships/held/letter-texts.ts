import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a membership someone has. */
export const membershipLetterTexts = {
  homeCentre: 'Home centre',
  seeMemberships: 'See your memberships',
  membershipEnded: {
    subject: (tenant: string) => `Your ${tenant} membership is ending`,
    headline: (day: string) => `Your membership ends on ${day}`,
    ends: 'Your membership is ending, as you asked. You can use it as before until your last day.',
    lastDay: 'Last day',
    lastPayment: 'Last payment',
    last: (amount: string, day: string) => `${amount} on ${day}`,
    noPayment: 'Nothing more to pay',
    notYou: 'Changed your mind?',
    tellUs: (contact: Contact) =>
      contactText(contact)
        ? `If you want to stay, or didn’t ask for this, tell us: ${contactText(contact)}.`
        : 'If you want to stay, or didn’t ask for this, speak to us at your centre.',
  },
  membershipFreeze: {
    subject: (tenant: string, day: string) => `Your ${tenant} membership is frozen from ${day}`,
    headline: (day: string) => `Your membership is frozen from ${day}`,
    endedSubject: (tenant: string) => `The freeze on your ${tenant} membership is cancelled`,
    endedHeadline: 'The freeze on your membership is cancelled',
    frozen:
      'As you asked, we’re freezing your membership. You can’t use it during the freeze. It restarts automatically afterwards.',
    from: 'Frozen from',
    until: (day: string) => `to ${day}`,
    meanwhile: 'While frozen',
    after: 'After that',
    notFrozen: 'As you asked, the freeze on your membership has been cancelled.',
    price: 'You’ll pay',
    eachMonth: 'each month',
    monthly: (amount: string) => `${amount} each month`,
    monthlyFrom: (amount: string, day: string) => `${amount} each month\nfrom ${day}`,
    notYou: 'Not what you asked for?',
    tellUs: (contact: Contact) =>
      contactText(contact)
        ? `Tell us straight away: ${contactText(contact)}.`
        : 'Speak to us at your centre.',
  },
} as const;
