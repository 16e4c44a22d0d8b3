import type { Venue } from 'shared-contracts/api/venues';

/** The venue that staff work at. */
export const deskVenue: Venue = {
  id: 'v1',
  slug: 'sale',
  name: 'Sale Leisure Centre',
  placeType: 'venue',
  address1: '',
  address2: null,
  town: 'Sale',
  postcode: '',
  lat: null,
  lng: null,
  displayVenueSelectionButton: false,
  activitiesV2Enabled: false,
  canDisplayIneligibleMemberships: false,
  facilities: [],
};
