import { defineTexts } from 'shared-contracts/texts';

/** Every word on the way to the venue that was chosen before. */
export const texts = defineTexts('mf-bookings/redirect', {
  waiting: 'Opening your venue',
  late: 'This is taking longer than usual',
  lateText: 'We are still looking up your venue. You can open it now, or choose another one.',
  toVenue: 'Go to your venue',
  findVenue: 'Find a venue',
});
