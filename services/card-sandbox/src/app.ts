import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { browserFile } from './browser/browser-files.ts';
import { cardIdentifierRoutes } from './cards/card-identifiers.routes.ts';
import { presetCards } from './cards/preset-cards.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { allowBrowserCalls } from './protocol/cors.ts';
import { formatErrorsLikeProvider } from './protocol/error-answers.ts';
import { reportingRoutes } from './reporting/reporting.routes.ts';
import { sessionKeyRoutes } from './session-keys/session-keys.routes.ts';
import { Ledger } from './state/ledger.ts';
import type { Provider } from './state/provider.ts';
import { SessionKeys } from './state/session-keys.ts';
import { createStateWriter, readStateFile } from './state/state-file.ts';
import { testHookRoutes } from './test-hooks/test-hooks.routes.ts';
import { challengeRoutes } from './three-d-secure/challenge.routes.ts';
import { transactionRoutes } from './transactions/transactions.routes.ts';

export interface CardSandboxOptions extends Partial<Omit<Configuration, 'port'>> {
  /** Milliseconds since the epoch; the system's clock when left out. */
  now?: () => number;
  /** True if unexpected failures are written to standard output; never a request's body. */
  logsFailures?: boolean;
}

const LARGEST_BODY = 64 * 1024;

/**
 * The stand-in as a server that does not listen yet. Options left out are the documented local defaults.
 * @throws {ConfigurationError} when the state file cannot be used.
 */
export function createCardSandbox(options: CardSandboxOptions = {}): FastifyInstance {
  const { now = Date.now, logsFailures = false, ...given } = options;
  const settings = { ...readConfiguration({}), ...given };
  const app = Fastify({
    logger: logsFailures && { level: 'error' },
    bodyLimit: LARGEST_BODY,
    ajv: {
      customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false, allowUnionTypes: true },
    },
  });
  let clockOffset = 0;
  const provider = createProvider(settings, () => now() + clockOffset);

  app.register(formbody, { bodyLimit: LARGEST_BODY });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  allowBrowserCalls(app, settings.allowedOrigins);
  formatErrorsLikeProvider(app);
  if (settings.hasTestHooks) {
    testHookRoutes(app, provider, (milliseconds) => {
      clockOffset += milliseconds;
    });
  }
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get(
    '/api/v1/js/sagepay.js',
    { config: { operation: 'script' } },
    browserFile('sagepay.js', 'sagepay-checkout.js'),
  );
  sessionKeyRoutes(app, provider);
  cardIdentifierRoutes(app, provider);
  transactionRoutes(app, provider);
  challengeRoutes(app, provider);
  reportingRoutes(app, provider);
  return app;
}

function createProvider(settings: Configuration, now: () => number): Provider {
  const { stateFile, vendors } = settings;
  const saved = stateFile ? readStateFile(stateFile) : undefined;
  const reusableCards = vendors.slice(0, 1).flatMap(({ vendorName }) => presetCards(vendorName));
  const ledger = new Ledger(saved ?? { reusableCards, transactions: [] });
  const save = stateFile ? createStateWriter(stateFile, () => ledger.snapshot()) : async () => undefined;
  return { settings, ledger, sessionKeys: new SessionKeys(now), now, save };
}
