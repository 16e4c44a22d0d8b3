import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { ApiContext, Person } from './call.ts';
import { endpointUrl } from './endpoint-url.ts';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import type { IdempotencyClaim, StoredAnswer } from './idempotency.ts';
import { texts } from './texts.ts';

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** The key a call carries. Throws the 422 failure when it is missing or malformed. */
export function idempotencyKey(headers: IncomingHttpHeaders): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw new ApiFailure(422, texts.idempotency.missing);
  return key;
}

/** Throws the 422 failure when the key is missing or malformed. */
export function claimOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  person: Person,
  { vault }: Pick<ApiContext, 'vault'>,
): IdempotencyClaim {
  const asked = JSON.stringify([request.params, request.query, request.body]);
  return {
    key: idempotencyKey(request.headers),
    personId: person.id,
    endpoint: `${endpoint.method} ${endpointUrl(endpoint)}`,
    bodyHash: vault.fingerprint(asked),
  };
}

/** Answers that a repeat may see again; the others give the key back, because nothing was settled. */
const isFinal = (status: number) => status < 500 && ![401, 409, 429].includes(status);

/** Runs the first call under a key; a repeat is answered what the first was. */
export async function once(
  context: Pick<ApiContext, 'idempotency'>,
  claim: IdempotencyClaim,
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const begun = await context.idempotency.begin(claim);
  if (begun.state === 'answered') return begun.answer;
  if (begun.state === 'running') throw new ApiFailure(409, texts.status.inProgress);
  if (begun.state === 'other-request') throw new ApiFailure(422, texts.idempotency.otherRequest);
  try {
    const answer = await run();
    await context.idempotency.finish(claim, answer);
    return answer;
  } catch (error) {
    if (error instanceof ApiFailure && isFinal(error.status)) {
      await context.idempotency.finish(claim, { status: error.status, envelope: failureEnvelope(error) });
    } else {
      await context.idempotency.release(claim);
    }
    throw error;
  }
}
