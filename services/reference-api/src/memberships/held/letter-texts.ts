import { type Contact, contactWords } from '../../people/index.ts';

/** Every word that is mailed about a membership somebody has. */
export const membershipLetterTexts = {
  membershipEnded: {
    subject: (tenant: string) => `Your ${tenant} membership ends`,
    ends: (name: string, venue: string, day: string) =>
      `As you asked, your membership ${name} at ${venue} ends. Your last day is ${day}. Until then you can use it as before.`,
    last: (amount: string, day: string) => `The last payment for it is ${amount} on ${day}.`,
    noPayment: 'Nothing more is collected for it.',
    notYou: (contact: Contact) =>
      contactWords(contact)
        ? `If you did not ask for this, or want to stay, tell us: ${contactWords(contact)}.`
        : 'If you did not ask for this, or want to stay, tell us at your centre.',
  },
  membershipFreeze: {
    subject: (tenant: string) => `Your ${tenant} membership and its payments`,
    frozen: (name: string, venue: string, first: string, last: string) =>
      `As you asked, your membership ${name} at ${venue} is frozen from ${first} until ${last}.`,
    meanwhile: (amount: string) => `Meanwhile ${amount} is collected each month.`,
    after: (amount: string, day: string) => `From ${day} on it is ${amount} each month again.`,
    notFrozen: (name: string, venue: string) =>
      `As you asked, your membership ${name} at ${venue} is not frozen.`,
    each: (amount: string) => `${amount} is collected for it each month.`,
    notYou: (contact: Contact) =>
      contactWords(contact)
        ? `If you did not ask for this, tell us: ${contactWords(contact)}.`
        : 'If you did not ask for this, tell us at your centre.',
  },
} as const;
