import { readRows, readText } from '../../platform/index.ts';
import { parseDataFields } from './data-fields-seed.ts';
import { type FacilityUseSeed, parseFacilityUses } from './facility-uses.ts';
import { type MembershipSeed, parseMemberships } from './membership-seed.ts';
import { parseTenants, type TenantSeed } from './tenant-seed.ts';
import type { SeedVenue } from './venue-rooms.ts';
import type { SessionTemplates } from './weekly-plan.ts';

/** Columns of `venues.csv`, lists split, coordinates as numbers in WGS84 degrees. */
export interface VenueRow extends SeedVenue {
  tenant: string;
  id: string;
  address1: string;
  address2: string;
  town: string;
  postcode: string;
  lat: number;
  lng: number;
  district: string;
  region: string;
  nation: string;
  website: string;
}

export interface ActivityRow {
  id: string;
  label: string;
  definition: string;
  weight: number;
  kind: string;
  facility: string;
}

const listOf = (cell = '') => cell.split(';').filter((part) => part !== '');

/** A row of a table of venues, as `venues.csv` has them. */
export function venueOf(row: Record<string, string>): VenueRow {
  const cell = (name: string) => row[name] ?? '';
  return {
    tenant: cell('tenant'),
    id: cell('id'),
    slug: cell('slug'),
    name: cell('name'),
    address1: cell('address1'),
    address2: cell('address2'),
    town: cell('town'),
    postcode: cell('postcode'),
    lat: Number(cell('lat') || NaN),
    lng: Number(cell('lng') || NaN),
    district: cell('district'),
    region: cell('region'),
    nation: cell('nation'),
    placeType: cell('place_type'),
    facilities: listOf(row.facilities),
    poolLengths: listOf(row.pool_lengths_m),
    website: cell('website'),
  };
}

export const readVenues = (): VenueRow[] => readRows('venues.csv').map(venueOf);

export function readActivities(): ActivityRow[] {
  return readRows('activities.csv').map(
    ({ id = '', label = '', definition = '', weight = '', kind = '', facility = '' }) => ({
      id,
      label,
      definition,
      weight: Number(weight),
      kind,
      facility,
    }),
  );
}

export const readTemplates = (): SessionTemplates => JSON.parse(readText('session-templates.json'));

const inSeed = (file: string) => `services/reference-api/seed/${file}`;

/** The courts and pitches. Throws a StartFailure naming the file and key of a wrong value. */
export const readFacilityUses = (): FacilityUseSeed[] =>
  parseFacilityUses(JSON.parse(readText('facility-uses.json')), inSeed('facility-uses.json'));

/** The tenants with the questions each asks people. Throws a StartFailure naming the file and key of a wrong value. */
export function readTenants(): TenantSeed[] {
  const dataFields = parseDataFields(JSON.parse(readText('data-fields.json')), inSeed('data-fields.json'));
  return parseTenants(JSON.parse(readText('tenants.json')), inSeed('tenants.json')).map((tenant) => ({
    ...tenant,
    dataFields: dataFields.get(tenant.slug) ?? [],
  }));
}

/** Reads the tenants' memberships. Throws a StartFailure naming the file and key of a wrong value. */
export const readMemberships = (): MembershipSeed =>
  parseMemberships(JSON.parse(readText('memberships.json')), inSeed('memberships.json'));
