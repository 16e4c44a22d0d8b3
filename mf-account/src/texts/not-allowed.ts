import { defineTexts } from 'shared-contracts/texts';

/** Ways on from a page of the front of house that is not for everyone. */
export const texts = defineTexts('mf-account/not-allowed', {
  toDesk: 'Go to front of house',
  toBookings: 'Go to bookings',
});
