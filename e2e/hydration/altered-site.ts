import { inRoot } from 'tooling/repository';
import { startService } from 'tooling/system/service';
import { socketOf } from 'tooling/system/service-plan';
import type { Job } from '../gallery/jobs.ts';
import { planAnswers } from '../support/answers/answer-plan.ts';
import { startApiProxy } from '../support/api-proxy.ts';
import { port } from '../system-under-test.ts';

/** Source of a state's pages: the answers are altered before the server renders them. */
export interface Site {
  port: number;
  stop(): Promise<void>;
}

/** The system under test, for states whose answers are the true ones. */
const trueSite: Site = { port, stop: async () => undefined };

/** @param ownPort for a gateway that hears what the state wants. It shares the renderer of the system under test. */
export async function siteOf(
  { state: { app, answers = [] }, tenant, content }: Job,
  ownPort: number,
): Promise<Site> {
  if (answers.length === 0 && content === 'light') return trueSite;
  const plan = planAnswers(answers, content);
  // A site that is down shows the brand as it was last known, so it is known from here on.
  await fetch(`http://${app}.${tenant}.localhost:${port}/`);
  const api = await startApiProxy((method, url) => plan.decide(method, url.split('?')[0] ?? url));
  const gateway = startService(
    {
      name: 'gateway',
      folder: inRoot('services/gateway'),
      answersAt: ownPort,
      environment: {
        PORT: String(ownPort),
        API_URL: api.url,
        CARD_PROVIDER_URL: `http://card-sandbox.localhost:${port + 2}`,
        DIST_DIR: process.env.E2E_SITE || inRoot('dist'),
        RENDERER_SOCKET: socketOf('renderer', port),
        BRAND_CACHE_DIR: inRoot('.cache/e2e-data', String(port), 'brands'),
      },
    },
    false,
    () => undefined,
  );
  await gateway.ready();
  return {
    port: ownPort,
    async stop() {
      await gateway.stop();
      api.close();
    },
  };
}
