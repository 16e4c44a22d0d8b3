import type { TenantSeed } from './files/tenant-seed.ts';

/** The first venue of a tenant with its own brand shows every case, every day. */
export const flagshipOf = (tenant: TenantSeed): string | undefined => tenant.venueOverrides[0]?.venueSlug;
