import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { Database } from '../database/database.ts';
import type { ApiContext, Person } from './call.ts';
import { endpointPattern } from './endpoint-pattern.ts';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import type { IdempotencyClaim, IdempotencyStore, StoredAnswer } from './idempotency.ts';
import { createIdempotencyStore, noteRefusal } from './idempotency-store.ts';
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
    endpoint: `${endpoint.method} ${endpointPattern(endpoint)}`,
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
  const answered = settledBefore(await context.idempotency.begin(claim));
  if (answered) return answered;
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

/** The earlier answer under a key; `null` if the call is to run. Throws if neither is possible. */
function settledBefore(begun: Awaited<ReturnType<IdempotencyStore['begin']>>): StoredAnswer | null {
  if (begun.state === 'answered') return begun.answer;
  if (begun.state === 'running') throw new ApiFailure(409, texts.status.inProgress);
  if (begun.state === 'other-request') throw new ApiFailure(422, texts.idempotency.otherRequest);
  return null;
}

/**
 * Runs the first call under a key in one transaction with the key: what it did and that it was done are kept together or
 * not at all, and a repeat at the same moment waits for its answer. A refusal that stands has undone everything when it is
 * noted, so a repeat between the two is decided again.
 */
export async function onceInTransaction(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  claim: IdempotencyClaim,
  run: (tx: Transaction<Database>) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  try {
    return await db.transaction().execute(async (tx) => {
      const keys = createIdempotencyStore(tx, now);
      const answered = settledBefore(await keys.begin(claim));
      if (answered) return answered;
      const answer = await run(tx);
      await keys.finish(claim, answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof ApiFailure && isFinal(error.status))
      await noteRefusal({ db, now }, claim, { status: error.status, envelope: failureEnvelope(error) });
    throw error;
  }
}
