import type { ApiServer } from '../platform/index.ts';

/** The clock of the service, which runs on from wherever it was moved to. */
export interface Clock {
  now(): Date;
  /** @param ms forward; time does not run back. */
  advance(ms: number): void;
}

export function createClock(readSystem: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => new Date(readSystem() + offset),
    advance: (ms) => {
      offset += ms;
    },
  };
}

const LONGEST_STEP_SECONDS = 400 * 24 * 3600;

const stepSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['advanceSeconds'],
  properties: {
    advanceSeconds: { type: 'integer', minimum: 0, maximum: LONGEST_STEP_SECONDS },
    tenant: { type: 'string' },
  },
};

/**
 * Lets browser tests move the clock. The gateway passes on nothing but /api, so that only who is on this machine gets
 * here, and it is mounted only where TEST_CLOCK says so.
 * @param onMoved what the service does by the clock, done before the call is answered: for all tenants, or for the one
 * that the call names.
 */
export function registerTestClock(
  app: ApiServer,
  clock: Clock,
  onMoved: (tenant?: string) => Promise<unknown>,
): void {
  app.post<{ Body: { advanceSeconds: number; tenant?: string } }>(
    '/__test/clock',
    { schema: { body: stepSchema } },
    async (request) => {
      clock.advance(request.body.advanceSeconds * 1000);
      await onMoved(request.body.tenant);
      return { now: clock.now().toISOString() };
    },
  );
}
