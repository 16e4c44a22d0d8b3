import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFlags } from 'shared-contracts/flags';
import { paths, tidyPath } from 'shared-contracts/links';
import type { RenderedSite } from 'shared-contracts/rendering';
import { canCarryTags } from 'shared-contracts/tags';
import { isIndexed } from '../discovery/is-indexed.ts';
import { appearanceOf, safeAddress } from '../first-view/appearance.ts';
import { messagePicture } from '../first-view/message-picture.ts';
import { fontStyleIntegrity } from '../fonts/font-css.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { publicOrigins } from '../hosts/public-origins.ts';
import { type Site, siteKey } from '../hosts/resolve-host.ts';
import { LIVE_RELOAD_SCRIPT } from '../live-reload/live-reload-script.ts';
import { escapeHtml } from '../markup/html.ts';
import { RETRY_AFTER, type SendMessage } from '../message-pages/send-message-page.ts';
import { ENLARGE_QUERIES_SCRIPT } from '../page-start/enlarge-queries.ts';
import { PAGE_START_SCRIPT } from '../page-start/page-start-script.ts';
import { freshQuery, retryAddress } from '../page-start/retry.ts';
import { startTimeoutMessage } from '../page-start/start-timeout-message.ts';
import { pagePolicy } from '../security/content-security-policy.ts';
import { pageHeaders } from '../security/security-headers.ts';
import { PRIVATE } from '../static-files/cache-control.ts';
import { texts } from '../texts/en.ts';
import { clientOf, themeOf } from '../upstreams/answer-data.ts';
import { assignBucket, setBucket } from '../visitors/visitor.ts';
import { descriptionOf } from './description-of.ts';
import { kioskStylesOf } from './kiosk-styles.ts';
import { otherHostOf } from './other-host.ts';
import { type PageContent, type PageSources, pageBoot, pageContent } from './page-content.ts';
import type { PageDocument } from './page-document.ts';
import { pageHeading } from './page-heading.ts';
import { type PageHost, pageHost } from './page-host.ts';
import type { PageRendering } from './page-rendering.ts';
import { registryOf, remoteScripts, scriptFolders } from './page-scripts.ts';
import { pageStatus } from './page-status.ts';
import { CONNECTION_HINT, prefetchRules } from './prefetch-rules.ts';
import { renderPage } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { createStoredPages } from './stored-pages.ts';
import { isCardEntryPage, telemetryScript } from './telemetry-script.ts';

/** Hosts with a map, which may ask the tenant's own map service. */
const SHOWS_A_MAP: readonly string[] = ['bookings', 'online-joining'];

/** Total size of stored pages of searches and of missing pages, in bytes. */
const APART_CAPACITY = 6 * 1024 * 1024;

/** True for a screen that is empty without a person, who may be a visitor with a basket. */
const isPersonal = ({ matched, pathname }: PageContent): boolean =>
  matched?.route.guard === 'customer' || pathname === paths.basket;

/** The inputs of a page besides its content. */
interface PageFacts {
  status: number;
  telemetry: string | null;
  prefetch: string | null;
}

/** Answers page requests: the whole first view, with everything the scripts need to start, in one document. */
export function createPageResponder(
  sources: PageSources,
  fontFiles: readonly FontFile[],
  sendMessage: SendMessage,
  rendering: PageRendering | null,
) {
  const { options, build } = sources;
  const kept = createStoredPages(options.renderBudget);
  /** Searches and missing pages are stored separately: there can be any number of them. Personal ones never displace public ones. */
  const keptApart = createStoredPages(options.renderBudget, APART_CAPACITY);
  const styles = fontStyleIntegrity(fontFiles);
  /** Placeholders for the parts of a page that differ per answer; random, so that no content can contain them. */
  const [placeholder, again, fresh] = [1, 2, 3].map(() => randomBytes(18).toString('hex')) as [
    string,
    string,
    string,
  ];
  const bootOf = (host: PageHost, content: PageContent, of: { isRendered: boolean; status: number }) =>
    pageBoot(options, content, { ...host.fileIntegrity, ...styles }, of);

  function render(
    host: PageHost,
    content: PageContent,
    { status, telemetry, prefetch }: PageFacts,
    rendered: RenderedSite | null,
  ): PageDocument {
    const { site, registry, matched, answers, brand } = content;
    const looks = appearanceOf(themeOf(answers.theme) ?? brand?.theme ?? null);
    const contact = clientOf(answers.client) ?? brand;
    const hasCards = isCardEntryPage(host, content.pathname);
    // A past class keeps its description; a missing page has none.
    const description = status === 200 || status === 410 ? descriptionOf(options, content) : null;
    return renderPage({
      boot: bootOf(host, content, { isRendered: rendered !== null, status }),
      looks,
      contact,
      siteName: clientOf(answers.client)?.name ?? brand?.name ?? texts.loading,
      description,
      title: status === 404 ? texts.notFoundTitle : (description?.title ?? matched?.route.title ?? null),
      heading: themeOf(answers.theme) ? pageHeading(content) : null,
      isHome: site.app === 'bookings' && content.pathname === paths.home,
      hasHeader: host.top.includes('header') && (themeOf(answers.theme) ?? brand) !== null,
      kioskStyles: kioskStylesOf(host, answers),
      kioskScript: host.isKiosk && !hasCards ? ENLARGE_QUERIES_SCRIPT : null,
      hostScripts: host.scripts.map((src) => ({
        src: hasCards ? `${src}${fresh}` : src,
        integrity: host.fileIntegrity?.[src] ?? null,
      })),
      remoteScripts: remoteScripts(registry, site.app, host, matched),
      fontFiles,
      startScript: hasCards || !host.marksStart ? null : PAGE_START_SCRIPT,
      startTimeoutMessage: hasCards
        ? startTimeoutMessage({
            picture: messagePicture(texts.failure.picture, looks),
            again,
            isEmbedded: host.folder === '/standalone/',
            account: host.isKiosk
              ? null
              : `${publicOrigins(options, site.tenant)['my-account']}${paths.payments}`,
            contact,
          })
        : null,
      telemetryScript: telemetryScript(options.settings.telemetryUrl, host, content.pathname, telemetry),
      liveReloadScript: options.hasLiveReload ? LIVE_RELOAD_SCRIPT : null,
      prefetchRules: prefetch,
      rendered,
      isShape: isPersonal(content),
      nonce: hasOwnBytes(host, content) ? placeholder : null,
    });
  }

  /**
   * Pages that take cards contain the address to request them again, and their policy allows only elements with this
   * answer's nonce, which cannot be predicted. In development, styles are inline.
   */
  const hasOwnBytes = (host: PageHost, { pathname }: PageContent): boolean =>
    options.hasLiveReload === true || isCardEntryPage(host, pathname);

  return async (request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> => {
    const [pathname = '/', search = ''] = request.url.split('?');
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return reply.redirect(`${tidy}${request.url.slice(pathname.length)}`, 302);
    const host = await pageHost(build, site.app, { pathname, search });
    // Without a registry no remote is known, and a page would be empty as if on purpose.
    if (!host || !(await build.hasRegistry())) return sendMessage(request, reply, 503, texts.notReady);
    const releases = await build.releases();
    const { visitor, bucket } = assignBucket(request, site, releases);
    const otherHost = otherHostOf(releases.registryFor(visitor), site.app, pathname);
    if (otherHost)
      return reply.redirect(`${publicOrigins(options, site.tenant)[otherHost]}${request.url}`, 302);
    const content = await pageContent(sources, request, site, host.slots, { pathname, search }, visitor);
    const { answers, matched, registry } = content;
    if (answers.client?.status === 404)
      return sendMessage(request, reply, 404, { ...texts.notFound, about: texts.noSiteAt });

    const status = pageStatus(answers, matched !== null, pathname, new Date());
    const prefetch =
      status === 200 ? prefetchRules({ app: site.app, pathname, search, headers: request.headers }) : null;
    const facts = { status, telemetry: await build.telemetryIntegrity(), prefetch };
    const plan = (await rendering?.planFor({ host, content, search, status })) ?? null;
    const versions = registry.map(({ version }) => version);
    const isApart = search !== '' || status === 404 || isPersonal(content);
    const page = await (isApart ? keptApart : kept).of(
      [
        siteKey(site),
        pathname,
        host.folder,
        host.top,
        host.isKiosk,
        status,
        prefetch ?? '-',
        plan?.key ?? 'skeleton',
        ...versions,
      ].join(' '),
      {
        build: [registry, host.scripts, host.fileIntegrity, facts.telemetry, content.brand],
        // Each failure is a new object with the same content.
        answers: [plan?.instant, answers.session, ...answers.visitors, ...answers.preloaded].filter(
          (part) => typeof part !== 'object' || part === null || part.status < 500,
        ),
      },
      {
        plain: () => render(host, content, facts, null),
        rendered: plan
          ? async () => {
              const rendered = await plan.render(bootOf(host, content, { isRendered: true, status }));
              return rendered && render(host, content, facts, rendered);
            }
          : null,
      },
    );
    const nonce = randomBytes(16).toString('base64');
    const own = (text: string) => text.replaceAll(placeholder, nonce);
    if (status >= 500) reply.header('retry-after', RETRY_AFTER);
    const { scripts: inlineScripts, styles: inlineStyles } = page.document;
    const policy = pagePolicy(options, {
      inline: { scripts: inlineScripts.map(own), styles: inlineStyles.map(own) },
      app: site.app,
      pathname,
      scriptFolders: scriptFolders(host, registryOf(registry, site.app, host.slots)).map(
        (folder) => `${site.host}${folder}`,
      ),
      tenant: site.tenant,
      isEmbeddedJoining: host.folder === '/standalone/',
      licensedFontUrl: safeAddress((themeOf(answers.theme) ?? content.brand?.theme)?.garageGothicUrl),
      hasTags:
        (clientOf(answers.client)?.tagManagerIds ?? []).length > 0 &&
        canCarryTags(site.app, pathname, readFlags({ pathname, search }, { embedded: false, kiosk: false })),
      mapStyleUrl: SHOWS_A_MAP.includes(site.app) ? (clientOf(answers.client)?.mapStyleUrl ?? null) : null,
    });
    if (status !== 200 || !isIndexed(site.app, pathname, search)) reply.header('x-robots-tag', 'noindex');
    if (bucket !== null) setBucket(reply, bucket, site, options);
    reply
      .code(status)
      .headers({ ...pageHeaders, 'content-security-policy': policy, ...PRIVATE, ...CONNECTION_HINT })
      .type('text/html; charset=utf-8');
    if (!hasOwnBytes(host, content)) return sendPage(reply, page);
    reply.compress(
      own(page.document.html)
        .replaceAll(again, escapeHtml(retryAddress(search)))
        .replaceAll(fresh, freshQuery(search)),
    );
    return reply;
  };
}
