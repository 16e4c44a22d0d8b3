import { defineTexts } from 'shared-contracts/texts';

/** Every word about booking for somebody linked. */
export const texts = defineTexts('mf-bookings/for-whom', {
  label: 'Booking for',
  you: 'You',
  changed: (name: string) => `You now see prices and places for ${name}.`,
  yourself: 'You now see your own prices and places.',
});
