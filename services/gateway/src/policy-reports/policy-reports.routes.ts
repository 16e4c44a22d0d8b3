import type { FastifyInstance } from 'fastify';
import { readReports } from './read-reports.ts';

export const POLICY_REPORTS_PATH = '/policy-reports';

const LARGEST_REPORT = 32 * 1024;
/** Anyone can post here, so a flood must not fill the log. */
const MOST_IN_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Logs the browsers' reports of violations of a page's policy. */
export function policyReportRoutes(app: FastifyInstance, now: () => number = Date.now): void {
  let since = 0;
  let count = 0;

  function mayLog(): boolean {
    if (now() - since >= MINUTE_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= MOST_IN_A_MINUTE;
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'ignore'),
    );
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: LARGEST_REPORT }, (request, reply) => {
      for (const report of readReports(request.body)) {
        if (mayLog()) request.log.warn({ report }, 'A page tried what its policy does not allow.');
      }
      return reply.code(204).send();
    });
  });
}
