import type { FastifyRequest } from 'fastify';
import type { PageBoot } from 'shared-contracts/config';
import type { Visitor } from 'shared-contracts/releases';
import type { Registry, SlotName } from 'shared-contracts/remote';
import type { BuildOutput } from '../build-output/build-output.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { deploymentOf } from './deployment.ts';
import { gatherAnswers, type PageAnswers } from './gather-answers.ts';
import { type MatchedRoute, matchRoute } from './match-route.ts';
import { registryOf } from './page-scripts.ts';
import { wantedVenue } from './wanted-venue.ts';

/** What pages are made from. */
export interface PageSources {
  options: GatewayOptions;
  build: BuildOutput;
  readAnswer: ReadAnswer;
}

export interface PageContent {
  site: Site;
  /** The places it has for parts of remotes. */
  slots: readonly SlotName[];
  pathname: string;
  registry: Registry;
  matched: MatchedRoute | null;
  answers: PageAnswers;
}

/** Finds out what a page shows: its route, and the answers it starts with. */
export async function pageContent(
  { build, readAnswer }: PageSources,
  request: FastifyRequest,
  site: Site,
  slots: readonly SlotName[],
  pathname: string,
  visitor: Visitor,
): Promise<PageContent> {
  const registry = (await build.releases()).registryFor(visitor);
  const matched = matchRoute(registry, site.app, pathname);
  const venue = wantedVenue(pathname, request.headers.cookie, site.app);
  const answers = await gatherAnswers(readAnswer, site, venue, matched?.route, slots.includes('footer'));
  return { site, slots, pathname, registry, matched, answers };
}

/** What the page's scripts start from. */
export function pageBoot(options: GatewayOptions, { site, slots, registry, answers }: PageContent): PageBoot {
  return {
    app: site.app,
    tenant: site.tenant,
    deployment: deploymentOf(options, site),
    registry: registryOf(registry, site.app, slots),
    preloaded: answers.preloaded,
  };
}
