import type { FastifyRequest } from 'fastify';
import type { Brand, PageBoot } from 'shared-contracts/config';
import type { FileIntegrity } from 'shared-contracts/file-integrity';
import type { Visitor } from 'shared-contracts/releases';
import type { Registry, SlotName } from 'shared-contracts/remote';
import type { BrandKeeper } from '../brands/brand-keeper.ts';
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
  /** As a visitor, for what a page says about itself only. */
  readAsVisitor: ReadAnswer;
  brands: BrandKeeper;
}

export interface PageContent {
  site: Site;
  /** The places it has for parts of remotes. */
  slots: readonly SlotName[];
  pathname: string;
  registry: Registry;
  matched: MatchedRoute | null;
  answers: PageAnswers;
  /** The brand as it was last known, where the answers do not tell it. */
  brand: Brand | null;
}

/** Finds out what a page shows: its route, and the answers it starts with. */
export async function pageContent(
  { build, readAnswer, readAsVisitor, brands }: PageSources,
  request: FastifyRequest,
  site: Site,
  slots: readonly SlotName[],
  pathname: string,
  visitor: Visitor,
): Promise<PageContent> {
  const registry = (await build.releases()).registryFor(visitor);
  const matched = matchRoute(registry, site.app, pathname);
  const venue = wantedVenue(pathname, request.headers.cookie, site.app);
  const answers = await gatherAnswers({ readAnswer, readAsVisitor }, site, venue, {
    route: matched?.route,
    pathname,
    hasFooter: slots.includes('footer'),
  });
  const isTold = answers.client?.status === 200 && answers.theme?.status === 200;
  const brand = isTold ? null : brands.of(site.tenant);
  return { site, slots, pathname, registry, matched, answers, brand };
}

/** What the page's scripts start from. */
export function pageBoot(
  options: GatewayOptions,
  { site, slots, registry, answers, brand }: PageContent,
  fileIntegrity: FileIntegrity,
): PageBoot {
  return {
    app: site.app,
    tenant: site.tenant,
    deployment: deploymentOf(options, site),
    registry: registryOf(registry, site.app, slots),
    fileIntegrity,
    preloaded: answers.preloaded,
    ...(brand && { brand }),
  };
}
