import { defineTexts } from 'shared-contracts/texts';

/** Every word of what is on, as the home page offers it. */
export const texts = defineTexts('mf-bookings/whats-on', {
  comingUp: 'Coming up',
  nearYou: 'Near you',
  nearYouToday: 'Near you today',
  /** The one that was searched for in this tab. */
  nearPlace: (place: string) => `Near ${place}`,
  nearPlaceToday: (place: string) => `Near ${place} today`,
  changePlace: 'Change place',
  nearVenue: 'At your venue and nearby',
  nearVenueToday: 'Today at your venue and nearby',
  loading: 'Loading what’s on',
  today: 'Today',
  tomorrow: 'Tomorrow',
  because: { favourite: 'Your favourite', booked: 'Book again' },
  more: 'More classes and courts',
  tonight: 'Tonight',
  freeTonight: 'Free tonight',
  freeTomorrow: 'Free tomorrow',
  weekend: 'This weekend',
});
