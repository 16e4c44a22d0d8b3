/** Every word about booking for someone else. */
export const linkedTexts = {
  notLinked: 'You can book for yourself and for people who are linked to your account.',
  alreadyBooked: (firstName: string) => `${firstName} is already booked on this class.`,
  alreadyBookedSlot: (firstName: string) => `${firstName} already has a court at this time.`,
  inYourBasket: (firstName: string) => `This class is already in your basket for ${firstName}.`,
  clash: (firstName: string, name: string, hours: string) => `${firstName} already has ${name}, ${hours}.`,
  owes: (firstName: string) =>
    `${firstName} must pay for earlier bookings before you can book for them again.`,
} as const;
