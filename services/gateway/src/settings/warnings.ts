import type { GatewayOptions } from './gateway-options.ts';

type Addresses = Pick<GatewayOptions, 'publicScheme' | 'baseDomain' | 'cardProviderUrl' | 'trustedProxies'>;

const isLocal = (domain: string) => domain === 'localhost' || domain.endsWith('.localhost');

/** Settings to correct before customers come, a line each. */
export function warningsOf({
  publicScheme,
  baseDomain,
  cardProviderUrl,
  trustedProxies,
}: Addresses): string[] {
  const lines = [
    publicScheme === 'http' &&
      "PUBLIC_SCHEME is 'http': passwords travel unencrypted, and cookies are not Secure.",
    // The gateway speaks no TLS itself, so something in front of it does.
    publicScheme === 'https' &&
      !trustedProxies &&
      'TRUSTED_PROXIES is not set: all visitors count as one address, and a few wrong passwords lock them all out.',
    isLocal(baseDomain) && `BASE_DOMAIN is '${baseDomain}': only this machine finds its hosts.`,
    isLocal(new URL(cardProviderUrl).hostname) &&
      `CARD_PROVIDER_URL is the sandbox's (${cardProviderUrl}): no card is charged.`,
  ];
  return lines.filter((line) => line !== false);
}
