import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKET_COOKIE, BUCKET_COOKIE_MAX_AGE } from 'shared-contracts/cookies';
import { VISITOR_BUCKETS, type Visitor } from 'shared-contracts/releases';
import type { RunningReleases } from '../build-output/choose-releases.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { isPrefetch } from './is-prefetch.ts';

const SHARE = /^\d{1,2}$/;

/** The visitor, as far as it determines versions; an unknown one gets the current version. */
export function visitorOf({ cookies }: FastifyRequest, site: Site | null): Visitor {
  const share = cookies[BUCKET_COOKIE] ?? '';
  return { tenant: site?.tenant ?? null, share: SHARE.test(share) ? Number(share) : null };
}

/**
 * The visitor of a page. During a canary, a visitor without a bucket is assigned one, for `setBucket` to store. A page in
 * a frame of another site keeps no cookie and gets the current version, and so does a prefetched one, which may never be
 * visited.
 */
export function assignBucket(
  request: FastifyRequest,
  site: Site,
  { isShared }: RunningReleases,
): { visitor: Visitor; bucket: number | null } {
  const visitor = visitorOf(request, site);
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  if (!isShared || visitor.share !== null || isFramed || isPrefetch(request.headers))
    return { visitor, bucket: null };
  const bucket = randomInt(VISITOR_BUCKETS);
  return { visitor: { ...visitor, share: bucket }, bucket };
}

/** Stores the bucket in the browser for the tenant's hosts. */
export function setBucket(
  reply: FastifyReply,
  bucket: number,
  { tenant }: Site,
  { baseDomain, publicScheme }: Pick<GatewayOptions, 'baseDomain' | 'publicScheme'>,
): void {
  reply.setCookie(BUCKET_COOKIE, String(bucket), {
    domain: `${tenant}.${baseDomain}`,
    path: '/',
    maxAge: BUCKET_COOKIE_MAX_AGE,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicScheme === 'https',
  });
}
