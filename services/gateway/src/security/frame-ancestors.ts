import type { Site } from '../hosts/resolve-host.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';

/** Joining's own page, made to be held by the tenant's own sites (docs/embed-joining.md). */
export const embeddedPageAncestors = ({ settings }: GatewayOptions, tenant: string): string[] => [
  "'self'",
  ...(settings.frameAncestors[tenant] ?? []),
];

/**
 * Pages that may frame a document of the API, such as the end of a 3-D Secure challenge: the page that takes the card,
 * and, if joining is embedded, the operator's page around it.
 */
export const documentAncestors = (options: GatewayOptions, site: Site | null): string[] =>
  site?.app === 'online-joining' ? embeddedPageAncestors(options, site.tenant) : ["'self'"];
