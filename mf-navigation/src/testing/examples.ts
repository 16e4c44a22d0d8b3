import type { Venue } from 'shared-contracts/api/venues';
import type { AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';

/** Examples for the tests of this remote. */
export const testVenue = (parts: Partial<Venue> = {}): Venue => ({
  id: '31',
  slug: 'sale',
  name: 'Sale Leisure Centre',
  placeType: 'Leisure Centre',
  address1: 'Broad Road',
  address2: null,
  town: 'Sale',
  postcode: 'M33 2AL',
  lat: 53.42,
  lng: -2.31,
  displayVenueSelectionButton: true,
  activitiesV2Enabled: true,
  canDisplayIneligibleMemberships: false,
  facilities: [],
  ...parts,
});

/** A registry in which some remote brings these paths to a host. */
export const registryWith = (app: AppName, ...paths: string[]): Registry => [
  {
    descriptor: {
      name: 'mf-example',
      displayName: 'An example',
      contract: 1,
      routes: paths.map((path) => ({ id: path, apps: [app], path, title: path })),
      slots: [],
    },
    version: '1.0.0',
    entry: '',
    integrity: null,
    container: 'mf_example',
    chunks: {},
  },
];
