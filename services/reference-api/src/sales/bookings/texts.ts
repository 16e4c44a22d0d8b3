/** Every word about cancelling a booking. */
export const bookingTexts = {
  cancelled: 'This booking is already cancelled.',
  started: 'This class has already started.',
  free: 'This booking was free, so there is nothing to refund.',
  packageBack: (name: string, uses: number) =>
    `We’ll return ${uses === 1 ? 'one use' : `${uses} uses`} to your ${name}.`,
  packageLost: (name: string, hours: number, uses: number) =>
    `This class starts in less than ${hours} hours, so you won’t get your ${name} ${uses === 1 ? 'use' : 'uses'} back.`,
  penalty: (hours: number) =>
    `This class starts in less than ${hours} hours, so there is a charge for cancelling.`,
  chargeMoved: (amount: string) =>
    `The charge for cancelling has changed: it is now ${amount}. We have not cancelled anything yet. Please check before you cancel.`,
  byVenue: 'The venue has cancelled this class, so you get a full refund.',
  moved: (amount: string) =>
    `The refund has changed: it is now ${amount}. We have not cancelled anything yet. Please check before you cancel.`,
  ownCredit:
    'This was paid at the desk, so you can’t turn it into credit of your own. Ask a colleague to cancel it for you.',
  classBegun: 'This class has already started, so it can no longer be cancelled.',
} as const;
