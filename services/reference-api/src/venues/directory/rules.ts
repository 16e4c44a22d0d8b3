import type { HoursToday } from 'shared-contracts/api/hours-today';
import type { OpeningHours } from 'shared-contracts/api/opening-hours';
import type { Venue } from 'shared-contracts/api/venues';
import { addDays, siteDay } from 'shared-contracts/dates';
import { hoursOf } from 'shared-contracts/opening-state';
import type { VenueSettings } from '../../platform/index.ts';
import type { VenueRow } from './store.ts';

const MIDNIGHT = '00:00';

/** A venue as it is shown; what it does not set itself is its tenant's. Its hours are asked for by themselves. */
export function presentVenue(row: VenueRow, tenantSettings: VenueSettings): Venue {
  const { openingHours: _hours, ...settings } = { ...tenantSettings, ...row.settings };
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
  };
}

const hoursOfVenue = (row: VenueRow, tenantSettings: VenueSettings): OpeningHours | undefined =>
  row.settings.openingHours ?? tenantSettings.openingHours;

/** The hours of a single venue; nothing where there are none. */
export function presentHours(row: VenueRow, tenantSettings: VenueSettings): Pick<Venue, 'openingHours'> {
  const openingHours = hoursOfVenue(row, tenantSettings);
  return openingHours ? { openingHours } : {};
}

/** The hours of a venue of a list: those of this day, with what is left of the night before. */
export function presentHoursToday(
  row: VenueRow,
  tenantSettings: VenueSettings,
  now: Date,
): Pick<Venue, 'hoursToday'> {
  const hours = hoursOfVenue(row, tenantSettings);
  if (!hours) return {};
  const date = siteDay(now);
  const night = hoursOf(hours, addDays(date, -1)).spans.filter(
    ({ opens, closes }) => closes < opens && closes > MIDNIGHT,
  );
  const spans = [...night.map(({ closes }) => ({ opens: MIDNIGHT, closes })), ...hoursOf(hours, date).spans];
  const hoursToday: HoursToday = { date, spans };
  return { hoursToday };
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
