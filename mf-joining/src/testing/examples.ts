import type { Venue } from 'shared-contracts/api/venues';

/** A centre, for tests. */
export const testVenue = (parts: Partial<Venue> = {}): Venue => ({
  id: 'AP1',
  slug: 'sale-leisure-centre',
  name: 'Sale Leisure Centre',
  placeType: 'leisure_centre',
  address1: 'Broad Road',
  address2: null,
  town: 'Sale',
  postcode: 'M33 2AL',
  lat: 53.4259,
  lng: -2.3167,
  displayVenueSelectionButton: true,
  activitiesV2Enabled: true,
  canDisplayIneligibleMemberships: true,
  facilities: ['Swimming Pool', 'Gymnasium'],
  ...parts,
});
