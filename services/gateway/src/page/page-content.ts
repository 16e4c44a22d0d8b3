import type { FastifyRequest } from 'fastify';
import type { Brand, PageBoot } from 'shared-contracts/config';
import { VENUES_COOKIE } from 'shared-contracts/cookies';
import type { FileIntegrity } from 'shared-contracts/file-integrity';
import type { Visitor } from 'shared-contracts/releases';
import type { Registry, SlotName } from 'shared-contracts/remote';
import type { BrandStore } from '../brands/brand-store.ts';
import type { BuildOutput } from '../build-output/build-output.ts';
import { brandOfTheme } from '../first-view/brand-of-theme.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { themeOf } from '../upstreams/answer-data.ts';
import { deploymentOf } from './deployment.ts';
import { gatherAnswers, type PageAnswers } from './gather-answers.ts';
import { type MatchedRoute, matchRoute } from './match-route.ts';
import { registryOf } from './page-scripts.ts';
import { requestedVenue } from './requested-venue.ts';
import { NO_LISTS, visitorLists } from './visitor-lists.ts';

/** Sources of the pages. */
export interface PageSources {
  options: GatewayOptions;
  build: BuildOutput;
  readAnswer: ReadAnswer;
  /** As a visitor, for what a page says about itself and what it is rendered from. */
  readAsVisitor: ReadAnswer;
  brands: BrandStore;
}

export interface PageAddress {
  pathname: string;
  /** The query without its question mark. */
  search: string;
}

export interface PageContent {
  site: Site;
  /** The places it has for parts of remotes. */
  slots: readonly SlotName[];
  pathname: string;
  registry: Registry;
  matched: MatchedRoute | null;
  answers: PageAnswers;
  /** Slug of the venue that the address or the person chose. */
  venue: string | null;
  /** The last known brand, if the answers do not include it. */
  brand: Brand | null;
}

/** Finds out what a page shows: its route, and the answers it starts with. */
export async function pageContent(
  { options, build, readAnswer, readAsVisitor, brands }: PageSources,
  request: FastifyRequest,
  site: Site,
  slots: readonly SlotName[],
  { pathname, search }: PageAddress,
  visitor: Visitor,
): Promise<PageContent> {
  const address = { app: site.app, pathname, search };
  const registry = (await build.releases()).registryFor(visitor);
  const matched = matchRoute(registry, site.app, pathname);
  const venue = requestedVenue(pathname, request.cookies[VENUES_COOKIE], site.app);
  const answers = await gatherAnswers({ readAnswer, readAsVisitor }, site, venue, {
    route: matched?.route,
    pathname,
    hasFooter: slots.includes('footer'),
    // An unrendered page leaves the requests to the browser.
    lists:
      matched && options.rendererSocket !== undefined ? visitorLists(address, venue, new Date()) : NO_LISTS,
  });
  const isAnswered = answers.client?.status === 200 && answers.theme?.status === 200;
  const brand = isAnswered ? null : brands.of(site.tenant);
  return {
    site,
    slots,
    pathname,
    registry,
    matched,
    answers,
    venue: venue.named ?? venue.selected,
    brand,
  };
}

/** Planned work; any other failure may be over by the browser's request. */
export const isDown = ({ theme }: Pick<PageAnswers, 'theme'>): boolean => theme?.status === 503;

/**
 * The boot data of a page's scripts. Only a rendered page has a visitor's answers: otherwise it would show a visitor's
 * prices to a member first. It has no failed answers: skeletons are shown until the browser has requested them itself.
 */
export function pageBoot(
  options: GatewayOptions,
  { site, slots, registry, answers, brand }: PageContent,
  fileIntegrity: FileIntegrity,
  { isRendered, status }: { isRendered: boolean; status: number },
): PageBoot {
  const theme = themeOf(answers.theme) ?? brand?.theme;
  return {
    app: site.app,
    tenant: site.tenant,
    deployment: deploymentOf(options, site),
    registry: registryOf(registry, site.app, slots),
    fileIntegrity,
    preloaded: isRendered ? answers.preloaded.filter(({ status }) => status < 500) : answers.preloaded,
    ...(isRendered && answers.visitors.length > 0 && { visitorAnswers: answers.visitors }),
    ...(status === 404 && { isNotFound: true }),
    ...(brand && isDown(answers) && { isDown: true }),
    ...(brand && { brand }),
    ...(theme && { computedBrand: brandOfTheme(theme) }),
  };
}
