/** Every word the basket answers with. */
export const basketTexts = {
  lost: 'Your hold on this place ended and someone else has taken it. Remove it to carry on.',
  started: 'This class has already started. Remove it to carry on.',
  cancelled: 'This class has been cancelled. Remove it to carry on.',
  alreadyBooked: 'You have already booked this class. Remove it to carry on.',
  afterChange:
    'Your membership changes before this booking. Remove it, pay for the change, then book it at its new price.',
  /** The same of a court or pitch. */
  slot: {
    lost: 'Your hold on this court ended and someone else has taken it. Remove it and choose another.',
    started: 'This time has already started. Remove it to carry on.',
    cancelled: 'This time is no longer available. Remove it to carry on.',
    alreadyBooked: 'You have already booked a court at this time. Remove it to carry on.',
  },
  unknownCourt: 'There is no court with this name.',
  courtTaken: (court: string) => `${court} is taken at this time. Choose another one, or any.`,
  notYourPrice: 'You can’t use this price.',
  noBenefit: 'There is no benefit on this item.',
  noPackage: 'No package is used for this item.',
  packageUsedUp: 'Your package has no uses left.',
  overrideNote: (most: number) => `Say why, in at most ${most} characters.`,
  tooManyHeld: (most: number) =>
    `Your basket can hold ${most} places at a time. Pay for them, or remove some, before you add more.`,
  empty: 'Your basket is empty.',
  keptEnough: 'We can’t hold your places any longer. Please pay now.',
  credit: {
    negative: 'The amount must not be negative.',
    tooMuch: (amount: string) => `You can use up to ${amount} of credit.`,
  },
  about: (session: string, message: string) => `${session}: ${message}`,
} as const;
