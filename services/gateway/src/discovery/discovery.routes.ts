import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { venueCalls } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { relativeUrl } from 'shared-contracts/endpoint-address';
import { publicOrigins } from '../hosts/public-origins.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { SHORT_LIVED } from '../static-files/cache-control.ts';
import { venuesOf } from '../upstreams/answer-data.ts';
import { robotsFile, sitemapFile } from './crawler-files.ts';
import { isIndexedHost } from './is-indexed.ts';

interface Parts {
  options: GatewayOptions;
  siteOf: (request: FastifyRequest) => Site | null;
  readAnswer: ReadAnswer;
  answerMissing: (request: FastifyRequest, reply: FastifyReply) => unknown;
  answerAway: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** `/robots.txt` and `/sitemap.xml` of each host. */
export function discoveryRoutes(app: FastifyInstance, parts: Parts): void {
  const { options, siteOf, readAnswer, answerMissing, answerAway } = parts;

  app.get('/robots.txt', (request, reply) => {
    const site = siteOf(request);
    if (!site) return answerMissing(request, reply);
    const origin = publicOrigins(options, site.tenant)[site.app];
    return reply
      .header('cache-control', SHORT_LIVED)
      .type('text/plain; charset=utf-8')
      .send(robotsFile(site.app, origin));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request);
    if (!site || !isIndexedHost(site.app)) return answerMissing(request, reply);
    const answer = await readAnswer(site, relativeUrl(venueCalls(site.app).list));
    if (answer?.status === 404) return answerMissing(request, reply);
    const venues = venuesOf(answer);
    // An empty list would drop every venue from the index.
    if (!venues) return answerAway(request, reply);
    const origin = publicOrigins(options, site.tenant)[site.app];
    const listed = {
      app: site.app,
      origin,
      venueSlugs: venues.map(({ slug }) => slug),
      today: siteDay(new Date()),
    };
    return reply
      .header('cache-control', SHORT_LIVED)
      .type('application/xml; charset=utf-8')
      .send(await sitemapFile(listed));
  });
}
