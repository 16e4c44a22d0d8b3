import type { UNBOOKABLE_REASONS } from 'shared-contracts/api/activities';

type Plain = Exclude<(typeof UNBOOKABLE_REASONS)[number], 'not-open-yet' | 'wrong-age'>;

const unbookable: Record<Plain, string> = {
  full: 'All places are booked.',
  reserved: 'The last places are in other people’s baskets. Please try again in a few minutes.',
  started: 'This class has already started.',
  cancelled: 'This class has been cancelled.',
  'already-booked': 'You have already booked this class.',
};

/** The same of a time at which courts can be booked. */
const unbookableSlot: typeof unbookable = {
  full: 'All courts are booked at this time.',
  reserved: 'The last courts are in other people’s baskets. Please try again in a few minutes.',
  started: 'This time has already started.',
  cancelled: 'The courts are closed at this time.',
  'already-booked': 'You have already booked a court at this time.',
};

/** Every word about what a place costs and whether it can be booked. */
export const bookingRuleTexts = {
  price: {
    free: 'Free',
    member: 'Member price',
    package: (name: string, left: number) => `${name} (${left} left)`,
  },
  bookable: {
    ...unbookable,
    'not-open-yet': (day: string) => `Booking opens on ${day}.`,
    opensAt: (day: string, time: string) => `${day} at ${time}`,
    waitedFor: 'Free places are offered to people on the waiting list first.',
    openToMembers: 'Members can book it already.',
    inYourBasket: 'This class is already in your basket.',
  },
  bookableSlot: { ...unbookableSlot, inYourBasket: 'A court at this time is already in your basket.' },
  age: {
    from: (from: number) => `This class is for people aged ${from} and over.`,
    until: (until: number) => `This class is for people aged ${until} and under.`,
    between: (from: number, until: number) => `This class is for people aged ${from} to ${until}.`,
  },
  /** @param limit whom the class is for, as a sentence */
  ageUnknown: (limit: string) => `${limit} Add your date of birth to your details to book it.`,
  owes: (amount: string) =>
    `You owe ${amount} for earlier bookings. Pay it in your account, under Payments, before you book.`,
  /** @param hours as `18:30 to 19:15` */
  clash: (name: string, hours: string) => `You already have ${name}, ${hours}.`,
  cancellation: {
    free: (hours: number) => `You can cancel free of charge up to ${hours} hours before the class starts.`,
    tooLate: (hours: number) =>
      `This class starts in less than ${hours} hours, so you won’t get a refund if you cancel.`,
  },
  lateCancellation: {
    later: (hours: number, amount: string) =>
      `You can cancel free of charge up to ${hours} hours before the class starts. After that, cancelling costs ${amount}.`,
    afterwards: (amount: string) => `After that, cancelling costs ${amount}.`,
    now: (hours: number, amount: string) =>
      `This class starts in less than ${hours} hours, so cancelling costs ${amount}.`,
  },
} as const;
