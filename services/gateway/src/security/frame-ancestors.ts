import type { GatewayOptions } from '../settings/gateway-options.ts';

/** Which pages may hold a tenant's documents in a frame: its own, and those of the operators in the settings. */
export const frameAncestors = ({ settings }: GatewayOptions, tenant: string): string[] => [
  "'self'",
  ...(settings.frameAncestors[tenant] ?? []),
];
