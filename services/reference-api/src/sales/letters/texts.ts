/** Words that letters about bookings share. */
export const letterTexts = {
  place: (venue: string, address: string) => `${venue}\n${address}`,
  labels: {
    entryCode: 'Entry code',
    entryCodeFor: (person: string) => `Entry code for ${person}`,
    memberNumber: 'Member number',
    room: 'Room',
    leader: 'With',
    forWhom: 'For',
    goodToKnow: 'Good to know',
    cancelling: 'If you can’t come',
    refund: 'Refund',
    /** Before its destination alone. */
    refundGoes: 'Refund goes',
    arrives: 'Refund arrives',
    order: 'Order',
  },
  cancelled: 'Cancelled',
  /** Deadline for free cancellation, and what it costs later. */
  cancelling: {
    freeUntil: (moment: string) => `Cancel free of charge until ${moment}.`,
    priceLost: 'After that, the price is not refunded.',
    useLost: (name: string) => `After that, you won’t get your ${name} use back.`,
    costs: (amount: string) => `After that, cancelling costs ${amount}.`,
    isPriceLost: 'It is too late to cancel for a refund.',
    isUseLost: (name: string) => `It is too late to get your ${name} use back.`,
    nowCosts: (amount: string) => `Cancelling now costs ${amount}.`,
    always: 'You can cancel until the start, free of charge.',
  },
  /** After the amount. */
  refund: {
    card: (card: string) => `to ${card}`,
    credit: () => 'as credit on your account',
    membership: (credit: string) => `to ${credit}`,
  },
  withinDays: 'Within five working days',
} as const;
