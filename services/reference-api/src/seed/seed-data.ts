import { readRows } from '../platform/index.ts';
import type { FacilityUseSeed } from './files/facility-uses.ts';
import type { MembershipSeed } from './files/membership-seed.ts';
import {
  type ActivityRow,
  readActivities,
  readFacilityUses,
  readMemberships,
  readTemplates,
  readTenants,
  readVenues,
  type VenueRow,
} from './files/read-seed.ts';
import type { TenantSeed } from './files/tenant-seed.ts';
import type { SessionTemplates } from './files/weekly-plan.ts';

/** Contents of a new database. */
export interface Seed {
  tenants: TenantSeed[];
  venues: VenueRow[];
  activities: ActivityRow[];
  templates: SessionTemplates;
  /** Facility labels by notation. */
  facilityLabels: Map<string, string>;
  memberships: MembershipSeed;
  facilityUses: FacilityUseSeed[];
}

export function readSeed(): Seed {
  return {
    tenants: readTenants(),
    venues: readVenues(),
    activities: readActivities(),
    templates: readTemplates(),
    facilityLabels: new Map(
      readRows('facility-types.csv').map(({ notation = '', label = '' }) => [notation, label]),
    ),
    memberships: readMemberships(),
    facilityUses: readFacilityUses(),
  };
}
