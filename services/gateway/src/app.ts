import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { SLOTS } from 'shared-contracts/remote';
import { MAX_CALL_BODY_BYTES } from 'shared-contracts/uploaded-file';
import { artworkRoutes } from './artwork/artwork.routes.ts';
import { createBrandStore } from './brands/brand-store.ts';
import { recordBrands } from './brands/record-brands.ts';
import { createBuildOutput } from './build-output/build-output.ts';
import { COMPRESSION } from './compression/compression.ts';
import { discoveryRoutes } from './discovery/discovery.routes.ts';
import { withFaults } from './faults/broken-answers.ts';
import { faultRoutes } from './faults/fault.routes.ts';
import { createFaultBoard } from './faults/fault-board.ts';
import { fontStyleIntegrity } from './fonts/font-css.ts';
import { readFontFiles } from './fonts/font-files.ts';
import { fontRoutes } from './fonts/fonts.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { resolveHost } from './hosts/resolve-host.ts';
import { createPublishedFiles } from './integrity/published-files.ts';
import { liveReloadRoutes } from './live-reload/live-reload.routes.ts';
import { badRequestResponder } from './message-pages/bad-request.ts';
import { sendEnvelope } from './message-pages/envelope.ts';
import { RETRY_AFTER, type SendMessage, sendMessagePage } from './message-pages/send-message-page.ts';
import { measureAnswers, measureRendering } from './operations/gateway-metrics.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { createPageResponder } from './page/answer-page.ts';
import { isPageRequest, PAGES } from './page/is-page-request.ts';
import { pageBoot, pageContent } from './page/page-content.ts';
import { createPageRendering } from './page/page-rendering.ts';
import { policyReportRoutes } from './policy-reports/policy-reports.routes.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { createPublicAnswers, createVisitorAnswers } from './public-answers/public-answers.ts';
import { createRendererClient } from './rendering/renderer-client.ts';
import { STRICT_TRANSPORT } from './security/security-headers.ts';
import type { GatewayOptions } from './settings/gateway-options.ts';
import { PRIVATE } from './static-files/cache-control.ts';
import { staticFiles } from './static-files/static-files.ts';
import { refuseBadHttp, watchAddresses } from './strict-http/strict-requests.ts';
import { texts } from './texts/en.ts';
import { createUpstreams } from './upstreams/upstreams.ts';
import { visitorOf } from './visitors/visitor.ts';

/** Limit for a request to arrive: the largest file over a slow line. */
const LONGEST_REQUEST_MS = 120_000;

/** The gateway as a server that does not listen yet. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const addresses = watchAddresses();
  const app = Fastify({
    logger: options.logger ?? false,
    // Addresses may contain what a person typed, so no request is logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_CALL_BODY_BYTES,
    // Running answers finish when the gateway stops; a page that waits for changes has none.
    forceCloseConnections: options.hasLiveReload ? true : 'idle',
    return503OnClosing: false,
    trustProxy: options.trustedProxies ?? false,
    requestTimeout: LONGEST_REQUEST_MS,
    // A missing host is refused below, with a message.
    http: { requireHostHeader: false },
    clientErrorHandler: badRequestResponder(addresses.of),
    frameworkErrors: (_error, request, reply) => answerMissing(request, reply),
  });
  addresses.watch(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  refuseBadHttp(app);
  await app.register(fastifyCompress, COMPRESSION);
  await app.register(fastifyCookie);
  const faults = options.hasFaults ? createFaultBoard() : null;
  const files = createPublishedFiles(options.distDir, app.log);
  const build = createBuildOutput(options.distDir, files, app.log);
  const upstreams = createUpstreams(options.apiUrls);
  app.addHook('onClose', async () => upstreams.stop());
  const metrics = options.operations ? measureAnswers(app) : null;
  const renderer = options.rendererSocket
    ? createRendererClient(options.rendererSocket, metrics ? measureRendering(metrics) : () => undefined)
    : null;
  app.addHook('onClose', async () => renderer?.stop());
  if (options.operations && metrics) {
    operationsRoutes(options.operations, { metrics, build, upstreams, renderer });
  }
  const publicAnswers = createPublicAnswers({ upstreams, publicAddress: options });
  const brands = await createBrandStore(options.brandCacheDir ?? null, app.log);
  const visitorAnswers = createVisitorAnswers({ upstreams, publicAddress: options });
  const readAnswer = recordBrands(faults ? withFaults(publicAnswers, faults) : publicAnswers, brands);
  const readAsVisitor = faults ? withFaults(visitorAnswers, faults) : visitorAnswers;
  const rendering = renderer && createPageRendering(renderer, build.serverHalves);
  const sources = { options, build, readAnswer, readAsVisitor, brands };
  const fontFiles = await readFontFiles();

  const siteOf = ({ headers }: FastifyRequest) => {
    const site = resolveHost(headers.host, options.baseDomain);
    return site && (options.settings.tenants?.includes(site.tenant) ?? true) ? site : null;
  };

  const sendMessage: SendMessage = (request, reply, status, message) => {
    const site = siteOf(request);
    const brand = site ? brands.of(site.tenant) : null;
    const place = { brand, host: site?.host.replace(/:\d+$/, '') ?? null, fontFiles };
    return sendMessagePage(reply, status, message, place);
  };
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) =>
    isPageRequest(request)
      ? sendMessage(request, reply, 404, texts.notFound)
      : sendEnvelope(reply, 404, texts.itemNotFound);
  const answerPage = createPageResponder(sources, fontFiles, sendMessage, rendering);

  if (options.publicScheme === 'https') {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    });
  }
  if (faults) faultRoutes(app, faults);
  if (options.hasLiveReload) liveReloadRoutes(app, build);
  app.get('/healthz', () => ({ status: 'ok' }));
  healthRoutes(app, build, upstreams, options.readiness ?? { isStopping: false });
  app.get('/registry.json', async (request, reply) => {
    const releases = await build.releases();
    const registry = releases.registryFor(visitorOf(request, siteOf(request)));
    reply.headers(PRIVATE).type('application/json').compress(JSON.stringify(registry));
    return reply;
  });
  app.get('/boot.json', async (request, reply) => {
    const site = siteOf(request);
    if (!site) return sendEnvelope(reply, 404, texts.itemNotFound);
    const visitor = visitorOf(request, site);
    const content = await pageContent(sources, request, site, SLOTS, { pathname: '/', search: '' }, visitor);
    const shell = await build.shellScripts();
    const boot = pageBoot(
      options,
      content,
      { ...shell?.fileIntegrity, ...fontStyleIntegrity(fontFiles) },
      { isRendered: false, status: 200 },
    );
    reply.headers(PRIVATE).type('application/json').compress(JSON.stringify(boot));
    return reply;
  });
  discoveryRoutes(app, {
    options,
    siteOf,
    readAnswer,
    answerMissing,
    answerAway: (_request, reply) =>
      sendEnvelope(reply.header('retry-after', RETRY_AFTER), 503, texts.somethingWrong),
  });
  policyReportRoutes(app);
  fontRoutes(app, fontFiles);
  artworkRoutes(app);
  staticFiles(app, options, files);
  apiProxy(app, options, upstreams, sendMessage);

  app.setNotFoundHandler(answerMissing);
  app.get(PAGES, (request, reply) => {
    const site = siteOf(request);
    return site && isPageRequest(request) ? answerPage(request, reply, site) : answerMissing(request, reply);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return answerMissing(request, reply);
    request.log.error({ err: error }, 'A request failed.');
    return isPageRequest(request)
      ? sendMessage(request, reply, 500, texts.failure)
      : sendEnvelope(reply, 500, texts.somethingWrong);
  });
  return app;
}
