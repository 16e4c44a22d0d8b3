import type { PageBoot } from 'shared-contracts/config';
import { siteDay } from 'shared-contracts/dates';
import type { Registry } from 'shared-contracts/remote';
import type { RenderedSite } from 'shared-contracts/rendering';
import { siteKey } from '../hosts/resolve-host.ts';
import { createRenderPlaces } from '../rendering/render-places.ts';
import { windowStart } from '../rendering/render-window.ts';
import type { RendererClient } from '../rendering/renderer-client.ts';
import type { ServerHalves } from '../rendering/server-halves.ts';
import { isDown, type PageContent } from './page-content.ts';
import type { PageHost } from './page-host.ts';
import { plannedScreen } from './render-plan.ts';

interface PlannedPage {
  host: PageHost;
  content: PageContent;
  search: string;
  status: number;
}

/** Input for rendering a page, besides its boot data. */
export interface RenderPlan {
  /** All inputs besides the answers: pages with the same key may be the same. A page never outlives its day. */
  key: string;
  /** The instant it is rendered for. */
  instant: string;
  /** `null` when it could not be rendered, for whatever reason, or too many of its host are being rendered. */
  render(boot: PageBoot): Promise<RenderedSite | null>;
}

/** Renders the pages that may be rendered. */
export interface PageRendering {
  /** The rendering of a page; `null` for one that is not rendered. */
  planFor(page: PlannedPage): Promise<RenderPlan | null>;
}

/** @param halvesOf what renders for a registry; `null` where there is no server half of the shell. */
export function createPageRendering(
  client: Pick<RendererClient, 'render'>,
  halvesOf: (registry: Registry) => Promise<ServerHalves | null>,
  now: () => number = Date.now,
): PageRendering {
  const inPlace = createRenderPlaces();
  return {
    async planFor({ host, content, search, status }) {
      const { site, pathname, matched, registry, venue, answers } = content;
      // A chosen venue may not exist, and a page without its brand is rendered in the browser. The page of a site that
      // is down has the last known brand.
      const isMaintenance = isDown(answers);
      const isVenueKnown = venue === null || answers.isVenueMissing || answers.venue?.status === 200;
      const isKnown = isMaintenance ? content.brand !== null : content.brand === null && isVenueKnown;
      const halves = isKnown ? await halvesOf(registry) : null;
      const screenOf = plannedScreen(
        { app: site.app, host, pathname, search, status, matched, isMaintenance, now: new Date(now()) },
        halves,
      );
      if (!halves || screenOf === undefined) return null;
      const instant = windowStart(now());
      const releases = [halves.host, ...halves.remotes].map(({ hash }) => hash);
      const query = search === '' ? '' : `?${search}`;
      return {
        key: [venue ?? '-', siteDay(instant), query, ...releases].join(' '),
        instant,
        render: (boot) =>
          inPlace(siteKey(site), query !== '', () =>
            client.render({
              host: halves.host,
              remotes: halves.remotes.map(({ name, version, file, hash }) => ({ name, version, file, hash })),
              screenOf,
              site: { boot, pathname, ...(query && { search: query }), venue, now: instant },
            }),
          ),
      };
    },
  };
}
