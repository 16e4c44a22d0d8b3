import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SHARE_COOKIE, SHARE_COOKIE_MAX_AGE } from 'shared-contracts/cookies';
import { VISITOR_SHARES, type Visitor } from 'shared-contracts/releases';
import type { RunningReleases } from '../build-output/choose-releases.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { readCookie } from './read-cookie.ts';

const SHARE = /^\d{1,2}$/;

/** Who asks, as far as it decides about versions; a stranger gets what is current. */
export function visitorOf({ headers }: FastifyRequest, site: Site | null): Visitor {
  const share = readCookie(headers.cookie, SHARE_COOKIE) ?? '';
  return { tenant: site?.tenant ?? null, share: SHARE.test(share) ? Number(share) : null };
}

/**
 * Who asks for a page. While a version is tried out by a part of the visitors, one without a share is dealt one, which is
 * remembered on the tenant's hosts. A page in a frame of another site keeps no cookie and gets what is current.
 */
export function dealShare(
  request: FastifyRequest,
  site: Site,
  { isShared }: RunningReleases,
  options: Pick<GatewayOptions, 'baseDomain' | 'publicScheme'>,
): { visitor: Visitor; cookie: string | null } {
  const visitor = visitorOf(request, site);
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  if (!isShared || visitor.share !== null || isFramed) return { visitor, cookie: null };
  const share = randomInt(VISITOR_SHARES);
  const secure = options.publicScheme === 'https' ? '; Secure' : '';
  const cookie =
    `${SHARE_COOKIE}=${share}; Domain=${site.tenant}.${options.baseDomain}; Path=/; ` +
    `Max-Age=${SHARE_COOKIE_MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
  return { visitor: { ...visitor, share }, cookie };
}
