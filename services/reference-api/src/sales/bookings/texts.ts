/** Every word about cancelling a booking. */
export const bookingTexts = {
  cancelled: 'This booking is cancelled already.',
  started: 'This class has already started, so the booking can no longer be cancelled.',
  free: 'This booking was free, so there is nothing to refund.',
  packageBack: (name: string) => `The use of ${name} that paid for this booking is given back to you.`,
  packageLost: (name: string, hours: number) =>
    `This class starts in less than ${hours} hours, so the use of ${name} is not given back.`,
  penalty: (hours: number) =>
    `This class starts in less than ${hours} hours, so giving up your place costs you a charge.`,
  chargeMoved: (amount: string) =>
    `What cancelling costs has changed: it is now ${amount}. Nothing is cancelled yet. Please check before you cancel.`,
  byVenue: 'The venue has cancelled this class, so the whole price is refunded.',
  moved: (amount: string) =>
    `What is refunded has changed: it is now ${amount}. Nothing is cancelled yet. Please check before you cancel.`,
  classBegun: 'This class has already started, so it can no longer be cancelled.',
} as const;
