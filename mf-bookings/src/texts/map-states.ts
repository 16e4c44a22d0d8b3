import { defineTexts } from 'shared-contracts/texts';

/** In place of a map whose code did not arrive. */
export const texts = defineTexts('mf-bookings/map-states', {
  failed: 'The map could not be loaded.',
});
