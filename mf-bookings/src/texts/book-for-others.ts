import { defineTexts } from 'shared-contracts/texts';

/** Texts about booking for a linked person. */
export const texts = defineTexts('mf-bookings/for-whom', {
  label: 'Booking for',
  you: 'You',
  changed: (name: string) => `You’re now seeing prices and places for ${name}.`,
  failed: 'The people you book for could not be loaded.',
  yourself: 'You’re now seeing your own prices and places.',
});
