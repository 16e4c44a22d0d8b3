import { existsSync } from 'node:fs';
import path from 'node:path';
import { describePage } from '../discovery/describe-page.ts';
import { isIndexedHost } from '../discovery/is-indexed.ts';
import type { PageDescription } from '../discovery/page-description.ts';
import { publicOrigins } from '../hosts/public-origins.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { clientOf, sessionOf, venueOf } from '../upstreams/answer-data.ts';
import type { PageContent } from './page-content.ts';

/** The tenant's picture for links that are shared, 1200 by 630 pixels, beside its logo. */
const PICTURE = 'share.png';

/** The description of a page; `null` if it must not be indexed, or the tenant is unknown. */
export function descriptionOf(options: GatewayOptions, content: PageContent): PageDescription | null {
  const { site, pathname, matched, answers } = content;
  const client = clientOf(answers.client);
  if (!client || !isIndexedHost(site.app) || !matched) return null;
  const origin = publicOrigins(options, site.tenant)[site.app];
  const hasPicture = existsSync(path.join(options.brandDir, site.tenant, PICTURE));
  const session = sessionOf(answers.session);
  const venue = pathname === '/' ? null : venueOf(answers.venue);
  return describePage({
    origin,
    pathname,
    title: matched.route.title || null,
    client,
    venue,
    session: session && session.venue.slug === venue?.slug ? session : null,
    isJoining: site.app === 'online-joining',
    picture: hasPicture ? `${origin}/brand/${site.tenant}/${PICTURE}` : null,
  });
}
