import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a membership someone has. */
export const membershipLetterTexts = {
  membershipEnded: {
    subject: (tenant: string) => `Your ${tenant} membership is ending`,
    ends: (name: string, venue: string, day: string) =>
      `As you asked, your membership ${name} at ${venue} is ending. Your last day is ${day}. Until then you can use it as before.`,
    last: (amount: string, day: string) => `Your last payment is ${amount} on ${day}.`,
    noPayment: 'There is nothing more to pay.',
    notYou: (contact: Contact) =>
      contactText(contact)
        ? `If you did not ask for this, or want to stay, tell us: ${contactText(contact)}.`
        : 'If you did not ask for this, or want to stay, speak to us at your centre.',
  },
  membershipFreeze: {
    subject: (tenant: string) => `Your ${tenant} membership freeze`,
    frozen: (name: string, venue: string, first: string, last: string) =>
      `As you asked, your membership ${name} at ${venue} is frozen from ${first} until ${last}.`,
    meanwhile: (amount: string) => `During the freeze you pay ${amount} each month.`,
    after: (amount: string, day: string) => `From ${day} you pay ${amount} each month again.`,
    notFrozen: (name: string, venue: string) =>
      `As you asked, the freeze on your membership ${name} at ${venue} has been cancelled.`,
    each: (amount: string) => `You’ll pay ${amount} each month.`,
    notYou: (contact: Contact) =>
      contactText(contact)
        ? `If you did not ask for this, tell us: ${contactText(contact)}.`
        : 'If you did not ask for this, speak to us at your centre.',
  },
} as const;
