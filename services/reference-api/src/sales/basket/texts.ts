/** Every word the basket answers with, to its owner and to staff who serve them. */
export const basketTexts = {
  lost: 'The hold on this place ended and someone else has taken it. Remove it to carry on.',
  started: 'This class has already started. Remove it to carry on.',
  cancelled: 'This class has been cancelled. Remove it to carry on.',
  alreadyBooked: 'You have already booked this class. Remove it to carry on.',
  alreadyBookedByCustomer: 'The customer has already booked this class. Remove it to carry on.',
  afterChange:
    'The membership changes before this booking. Remove it, pay for the change, then book it at its new price.',
  /** The same of a court or pitch. */
  slot: {
    lost: 'The hold on this court ended and someone else has taken it. Remove it and choose another.',
    started: 'This time has already started. Remove it to carry on.',
    cancelled: 'This time is no longer available. Remove it to carry on.',
    alreadyBooked: 'You have already booked a court at this time. Remove it to carry on.',
    alreadyBookedByCustomer: 'The customer has already booked a court at this time. Remove it to carry on.',
  },
  unknownCourt: 'There is no court with this name.',
  courtTaken: (court: string) => `${court} is taken at this time. Choose another one, or any.`,
  notYourPrice: 'This price isn’t available.',
  noBenefit: 'There is no benefit on this item.',
  noPackage: 'No package is used for this item.',
  packageUsedUp: 'The package has no uses left.',
  overrideNote: (most: number) => `Say why, in at most ${most} characters.`,
  tooManyHeld: (most: number) =>
    `A basket can hold ${most} places at a time. Pay for them, or remove some, before you add more.`,
  empty: 'The basket is empty.',
  keptEnough: 'We can’t hold the places any longer. They have to be paid for now.',
  credit: {
    negative: 'The amount must not be negative.',
    tooMuch: (amount: string) => `Up to ${amount} of credit can be used.`,
  },
  about: (session: string, message: string) => `${session}: ${message}`,
} as const;
