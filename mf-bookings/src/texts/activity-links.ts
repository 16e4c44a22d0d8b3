import { defineTexts } from 'shared-contracts/texts';

/** Every word of the activities that are offered where a search found nothing. */
export const texts = defineTexts('mf-bookings/activity-links', {
  title: 'Browse classes and courts',
  today: 'See what’s on today',
});
