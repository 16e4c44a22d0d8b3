import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFlags } from 'shared-contracts/flags';
import { withoutDoubleSlashes } from 'shared-contracts/links';
import { mayCarryTags } from 'shared-contracts/tags';
import { sendCompressed } from '../compression/send-compressed.ts';
import { isIndexed } from '../discovery/is-indexed.ts';
import { looksOf } from '../first-view/looks.ts';
import { fontStyleIntegrity } from '../fonts/font-css.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { publicOrigins } from '../hosts/public-origins.ts';
import type { Site } from '../hosts/resolve-host.ts';
import { LIVE_RELOAD_SCRIPT } from '../live-reload/live-reload-script.ts';
import { escapeHtml } from '../markup/html.ts';
import { RETRY_AFTER, type SendMessage } from '../message-pages/send-message-page.ts';
import { lateWords } from '../page-start/late-words.ts';
import { PAGE_START_SCRIPT } from '../page-start/page-start-script.ts';
import { freshQuery, retryAddress } from '../page-start/retry.ts';
import { pagePolicy } from '../security/content-security-policy.ts';
import { pageHeaders } from '../security/security-headers.ts';
import { PRIVATE } from '../static-files/cache-control.ts';
import { texts } from '../texts/en.ts';
import { clientOf, themeOf } from '../upstreams/answer-data.ts';
import { dealShare } from '../visitors/visitor.ts';
import { descriptionOf } from './description-of.ts';
import { otherHostOf } from './other-host.ts';
import { createPageCache } from './page-cache.ts';
import { type PageContent, type PageSources, pageBoot, pageContent } from './page-content.ts';
import { pageHeading } from './page-heading.ts';
import { type PageHost, pageHost } from './page-host.ts';
import { registryOf, remoteScripts, scriptFolders } from './page-scripts.ts';
import { pageStatus } from './page-status.ts';
import { renderPage } from './render-page.ts';
import { takesCards, telemetryScript } from './telemetry-script.ts';

/** Hosts with a map, which may ask the tenant's own map service. */
const SHOWS_A_MAP: readonly string[] = ['bookings', 'online-joining'];

/** Answers page requests: the whole first view, with everything the scripts need to start, in one document. */
export function createPageAnswerer(
  sources: PageSources,
  fontFiles: readonly FontFile[],
  sendMessage: SendMessage,
) {
  const { options, build } = sources;
  const cached = createPageCache();
  const styles = fontStyleIntegrity(fontFiles);
  /** Stand in kept pages for what each answer has of its own; random, so that no content can contain them. */
  const [placeholder, again, fresh] = [1, 2, 3].map(() => randomBytes(18).toString('hex')) as [
    string,
    string,
    string,
  ];

  function render(
    host: PageHost,
    content: PageContent,
    { status, telemetry }: { status: number; telemetry: string | null },
  ): string {
    const { site, registry, matched, answers, brand } = content;
    const theme = themeOf(answers.theme) ?? brand?.theme ?? null;
    const hasCards = takesCards(host, content.pathname);
    // A class that is over keeps its description; a page that is not there has none.
    const description = status === 200 || status === 410 ? descriptionOf(options, content) : null;
    return renderPage({
      boot: pageBoot(options, content, { ...host.fileIntegrity, ...styles }),
      looks: looksOf(theme),
      siteName: clientOf(answers.client)?.name ?? brand?.name ?? texts.loading,
      description,
      title: description?.title ?? matched?.route.title ?? null,
      heading: themeOf(answers.theme) ? pageHeading(content) : null,
      hasHeader: host.top.includes('header') && theme !== null,
      hostScripts: host.scripts.map((src) => ({
        src: hasCards ? `${src}${fresh}` : src,
        integrity: host.fileIntegrity?.[src] ?? null,
      })),
      remoteScripts: remoteScripts(registry, site.app, host, matched),
      fontFiles,
      startScript: hasCards || !host.marksStart ? null : PAGE_START_SCRIPT,
      lateWords: hasCards ? lateWords(again, host.folder === '/shell/') : null,
      telemetryScript: telemetryScript(options.settings.telemetryUrl, host, content.pathname, telemetry),
      liveReloadScript: options.hasLiveReload ? LIVE_RELOAD_SCRIPT : null,
      nonce: placeholder,
    });
  }

  return async (request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> => {
    const [pathname = '/', search = ''] = request.url.split('?');
    const tidyPath = withoutDoubleSlashes(pathname);
    if (tidyPath !== pathname) return reply.redirect(`${tidyPath}${request.url.slice(pathname.length)}`, 302);
    const host = await pageHost(build, site.app, { pathname, search });
    // Without a registry no remote is known, and a page would be empty and look as if it were meant to be.
    if (!host || !(await build.hasRegistry())) return sendMessage(request, reply, 503, texts.notReady);
    const releases = await build.releases();
    const { visitor, cookie } = dealShare(request, site, releases, options);
    const otherHost = otherHostOf(releases.registryFor(visitor), site.app, pathname);
    if (otherHost)
      return reply.redirect(`${publicOrigins(options, site.tenant)[otherHost]}${request.url}`, 302);
    const content = await pageContent(sources, request, site, host.slots, pathname, visitor);
    const { answers, matched, registry } = content;
    if (answers.client?.status === 404) return sendMessage(request, reply, 404, texts.notFound);

    const status = pageStatus(answers, matched !== null, pathname, new Date());
    const telemetry = await build.telemetryIntegrity();
    const versions = registry.map(({ version }) => version);
    const html = cached(
      [site.host, pathname, host.folder, host.top, status, ...versions].join(' '),
      [
        registry,
        host.scripts,
        host.fileIntegrity,
        telemetry,
        content.brand,
        answers.session,
        ...answers.preloaded,
      ],
      () => render(host, content, { status, telemetry }),
    );
    const nonce = randomBytes(16).toString('base64');
    if (status >= 500) reply.header('retry-after', RETRY_AFTER);
    const policy = pagePolicy(options, {
      nonce,
      app: site.app,
      pathname,
      scriptFolders: scriptFolders(host, registryOf(registry, site.app, host.slots)).map(
        (folder) => `${site.host}${folder}`,
      ),
      tenant: site.tenant,
      isEmbeddedJoining: host.folder === '/standalone/',
      licensedFontUrl: looksOf(themeOf(answers.theme) ?? content.brand?.theme ?? null).licensedFontUrl,
      hasTags:
        (clientOf(answers.client)?.tagManagerIds ?? []).length > 0 &&
        mayCarryTags(site.app, pathname, readFlags({ pathname, search }, { embedded: false, kiosk: false })),
      mapStyleUrl: SHOWS_A_MAP.includes(site.app) ? (clientOf(answers.client)?.mapStyleUrl ?? null) : null,
    });
    if (status !== 200 || !isIndexed(site.app, pathname, search)) reply.header('x-robots-tag', 'noindex');
    if (cookie) reply.header('set-cookie', cookie);
    reply
      .code(status)
      .headers({ ...pageHeaders, 'content-security-policy': policy, ...PRIVATE })
      .type('text/html; charset=utf-8');
    const own = html
      .replaceAll(placeholder, nonce)
      .replaceAll(again, escapeHtml(retryAddress(search)))
      .replaceAll(fresh, freshQuery(search));
    return sendCompressed(reply, own);
  };
}
