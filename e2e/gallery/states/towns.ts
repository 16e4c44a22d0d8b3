import type { Tenant } from '../../support/hosts.ts';

/** A town of each tenant that is in no venue's address, and someone in its middle. */
export const towns: Record<Tenant, { name: string; latitude: number; longitude: number }> = {
  riverside: { name: 'Didsbury', latitude: 53.417, longitude: -2.2315 },
  northpeak: { name: 'Currie', latitude: 55.8962, longitude: -3.3082 },
  harbour: { name: 'Plympton', latitude: 50.3907, longitude: -4.0602 },
};
