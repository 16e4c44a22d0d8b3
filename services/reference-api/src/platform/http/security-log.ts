import type { FastifyRequest } from 'fastify';
import type { ApiServer, Call, Caller } from './call.ts';
import { rateLimitAddress } from './rate-limit-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once known. */
    caller: Caller | null;
  }
}

/** Refusals that a person who looks after an installation wants to see: alone they are harmless, in numbers they are not. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'A login or a token was refused.',
  403: 'A call was refused.',
  429: 'A limit was reached.',
};

/** Addresses are people's data. Their fingerprint still tells whether two lines are about the same one. */
const FINGERPRINT_DIGITS = 16;

const fingerprintOf = (vault: Pick<Call['vault'], 'fingerprint'>, ip: string) =>
  vault.fingerprint(ip).slice(0, FINGERPRINT_DIGITS);

/** Calls that open an account or change its login, and failed attempts that the answer's status doesn't show. */
const EVENTS = {
  'logged-in': 'A person logged in.',
  'kiosk-code-shown': 'A code to log in at a kiosk was shown.',
  'second-factor-passed': 'A second factor was confirmed.',
  'password-changed': 'A password was changed.',
  'passkey-added': 'A passkey was added.',
  'passkey-removed': 'A passkey was removed.',
  'email-confirmed': 'An email address was confirmed.',
  'email-disowned': 'The reader of an email address rejected its account.',
  'kiosk-code-refused': 'A code to log in at a kiosk was refused.',
  'passkey-refused': 'A passkey was refused.',
  'second-factor-refused': 'A code of a second factor was refused.',
  'password-refused': 'The current password of a person who is logged in was refused.',
} as const;

/**
 * Writes a line for an act that opens an account or changes what opens it, once it is done, or was refused.
 * @param person `null` where no one knows who tried
 */
export function logSecurityEvent(
  { log, vault, ip, tenant }: Pick<Call, 'log' | 'vault' | 'ip' | 'tenant'>,
  event: keyof typeof EVENTS,
  person: string | null,
): void {
  log.info(EVENTS[event], { event, tenant: tenant.slug, person, from: fingerprintOf(vault, ip) });
}

/** A visitor without a token who is asked to log in is no event. */
function isEvent(request: FastifyRequest, status: number): boolean {
  if (!(status in REFUSALS)) return false;
  return status !== 401 || request.method !== 'GET' || Boolean(request.caller?.tokenHash);
}

/** Writes a line for each call that was refused: what was called, at which tenant, by whom as far as it is known. */
export function logRefusals(app: ApiServer): void {
  app.decorateRequest('caller', null);
  app.addHook('onResponse', async (request, reply) => {
    if (!isEvent(request, reply.statusCode)) return;
    const { log, vault } = app.context;
    log.info(REFUSALS[reply.statusCode] ?? '', {
      event: 'refused',
      status: reply.statusCode,
      method: request.method,
      route: request.routeOptions.url ?? null,
      tenant: request.caller?.tenant.slug ?? null,
      person: request.caller?.user?.id ?? null,
      from: fingerprintOf(vault, rateLimitAddress(request.ip)),
    });
  });
}
