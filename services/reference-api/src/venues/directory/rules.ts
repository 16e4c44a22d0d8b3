import type { Venue } from 'shared-contracts/api/venues';
import type { VenueSettings } from '../../platform/index.ts';
import type { VenueRow } from './store.ts';

/** A venue as it is shown; what it does not set itself is its tenant's. A list of venues leaves out their hours. */
export function presentVenue(row: VenueRow, tenantSettings: VenueSettings, hasHours = false): Venue {
  const { openingHours, ...settings } = { ...tenantSettings, ...row.settings };
  const { id, slug, name, placeType, address1, address2, town, postcode, lat, lng, facilities } = row;
  return {
    id,
    slug,
    name,
    placeType,
    address1,
    address2,
    town,
    postcode,
    lat,
    lng,
    ...settings,
    facilities,
    ...(hasHours && openingHours && { openingHours }),
  };
}

interface Address {
  address1: string;
  address2: string | null;
  town: string;
  postcode: string;
}

/** The address on one line, as `Broad Road, Sale, M33 2AL`. */
export function addressLine({ address1, address2, town, postcode }: Address): string {
  return [address1, address2, town, postcode].filter(Boolean).join(', ');
}
