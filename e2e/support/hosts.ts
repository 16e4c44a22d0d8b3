import type { AppName } from 'shared-contracts/links';
import { port } from '../system-under-test.ts';

export type Tenant = 'riverside' | 'northpeak' | 'harbour';

/** The origin of one of a tenant's hosts. */
export const origin = (tenant: Tenant, app: AppName = 'bookings') =>
  `http://${app}.${tenant}.localhost:${port}`;

/** The domain that a tenant's hosts share their cookies on. */
export const cookieDomain = (tenant: Tenant) => `.${tenant}.localhost`;

/** The card provider, as browsers reach it. */
export const sandboxOrigin = `http://card-sandbox.localhost:${port + 2}`;

/** A venue of each tenant whose timetable shows every case on every day. */
export const flagships = {
  riverside: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  northpeak: { slug: 'royal-commonwealth-pool', name: 'Royal Commonwealth Pool' },
  harbour: { slug: 'plymouth-life-centre', name: 'Plymouth Life Centre' },
} as const;
