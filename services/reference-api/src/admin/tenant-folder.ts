import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRows, StartFailure } from '../platform/index.ts';
import { parseDataFields } from '../seed/files/data-fields-seed.ts';
import { type MembershipSeed, parseMemberships } from '../seed/files/membership-seed.ts';
import { type VenueRow, venueOf } from '../seed/files/read-seed.ts';
import { parseTenants, type TenantSeed } from '../seed/files/tenant-seed.ts';

/** Files in which an operator describes a tenant. */
export interface TenantFolder {
  tenant: TenantSeed;
  venues: VenueRow[];
  /** Content of `timetable.csv`; `null` = there is no class yet. */
  timetable: string | null;
  /** `null` = nothing is sold yet. */
  memberships: MembershipSeed | null;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/**
 * Reads `tenant.json`, `venues.csv` and `data-fields.json`, and, if present, `timetable.csv` and `memberships.json`.
 * Throws a StartFailure naming the file and the value that does not fit.
 */
export function readTenantFolder(folder: string): TenantFolder {
  const text = (file: string) => readText(folder, file);
  const [tenant] = parseTenants([readJson(folder, 'tenant.json')], 'tenant.json');
  if (!tenant) throw new StartFailure('tenant.json holds no tenant.');
  if (!SLUG.test(tenant.slug)) {
    throw new StartFailure(`tenant.json: slug is '${tenant.slug}', but must be a part of a host name.`);
  }
  const fields = parseDataFields(readJson(folder, 'data-fields.json'), 'data-fields.json');
  const dataFields = fields.get(tenant.slug);
  if (!dataFields) throw new StartFailure(`data-fields.json asks people of '${tenant.slug}' nothing.`);
  const memberships = has(folder, 'memberships.json')
    ? parseMemberships(readJson(folder, 'memberships.json'), 'memberships.json')
    : null;
  return {
    tenant: { ...tenant, dataFields },
    venues: readVenues(text('venues.csv'), tenant.slug),
    timetable: has(folder, 'timetable.csv') ? text('timetable.csv') : null,
    memberships,
  };
}

const NEEDED = ['id', 'slug', 'name', 'address1', 'town', 'postcode', 'district', 'region'];

function readVenues(text: string, tenant: string): VenueRow[] {
  const rows = parseRows(text);
  if (rows.length === 0) throw new StartFailure('venues.csv holds no venue.');
  for (const [at, row] of rows.entries()) {
    const empty = NEEDED.find((name) => !row[name]?.trim());
    if (empty) throw new StartFailure(`venues.csv, row ${at + 1}: ${empty} is missing.`);
    if (!SLUG.test(row.slug ?? '')) {
      throw new StartFailure(`venues.csv, row ${at + 1}: slug is '${row.slug}', but must fit an address.`);
    }
  }
  return rows.map((row) => venueOf({ ...row, tenant }));
}

const has = (folder: string, file: string) => existsSync(path.join(folder, file));

function readText(folder: string, file: string): string {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch (error) {
    throw new StartFailure(`${path.join(folder, file)} cannot be read.`, { cause: error });
  }
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readText(folder, file));
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
