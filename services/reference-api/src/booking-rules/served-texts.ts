/** Words for staff about the customer they serve, in place of those for the customer. */
export const servedTexts = {
  alreadyBooked: 'The customer has already booked this class.',
  alreadyBookedSlot: 'The customer has already booked a court at this time.',
  inBasket: 'This class is already in the customer’s basket.',
  slotInBasket: 'A court at this time is already in the customer’s basket.',
  inBasketFor: (firstName: string) => `This class is already in the customer’s basket for ${firstName}.`,
  /** @param limit whom the class is for, as a sentence */
  ageUnknown: (limit: string) => `${limit} There is no date of birth in the customer’s account.`,
  owes: (amount: string) => `The customer owes ${amount} for earlier bookings, to be paid before they book.`,
  owesFor: (firstName: string) => `${firstName} must pay for earlier bookings before the next one.`,
  /** @param hours as `18:30 to 19:15` */
  clash: (name: string, hours: string) => `The customer already has ${name}, ${hours}.`,
} as const;
