import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Person } from './call.ts';
import { ApiFailure } from './failure.ts';
import { texts } from './texts.ts';

/** Large bodies that one process takes at once, which bounds the memory and the disk they need. */
const MOST_AT_ONCE = 24;
/** Number of them that may be one person's: a lost connection and a second tab, but never every place. */
const MOST_OF_ONE_PERSON = 3;
/** Number that may be one tenant's: accounts are free to open, and never close the service to the other tenants. */
const MOST_OF_ONE_TENANT = MOST_AT_ONCE / 2;
const SECONDS_TO_WAIT = 5;
/** Limit for a body that has stalled. */
const LONGEST_PAUSE_MS = 10_000;
/** Time that any body may take, and the average speed that it needs after that: even old phones send faster. */
const FREE_MS = 10_000;
const LEAST_BYTES_PER_SECOND = 4096;

const underWay = new Map<string, number>();
const ofTenants = new Map<number, number>();
let total = 0;

function change<Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/**
 * Takes a place for a large body, until the call is answered or its sender has gone away. Throws the 429 failure where
 * this person has too many under way, and the 503 failure where everyone of the tenant or everyone together has.
 */
export function admitLargeBody(
  { id, tenantId }: Pick<Person, 'id' | 'tenantId'>,
  { raw }: Pick<FastifyReply, 'raw'>,
): void {
  if ((underWay.get(id) ?? 0) >= MOST_OF_ONE_PERSON)
    throw new ApiFailure(429, texts.status.ownFilesArriving, undefined, null, SECONDS_TO_WAIT);
  if (total >= MOST_AT_ONCE || (ofTenants.get(tenantId) ?? 0) >= MOST_OF_ONE_TENANT)
    throw new ApiFailure(503, texts.status.filesArriving, undefined, null, SECONDS_TO_WAIT);
  // The sender went away while it was looked up who they are.
  if (raw.destroyed) return;
  change(underWay, id, 1);
  change(ofTenants, tenantId, 1);
  total += 1;
  raw.once('close', () => {
    total -= 1;
    change(underWay, id, -1);
    change(ofTenants, tenantId, -1);
  });
}

/** The next piece, unless none comes for too long. */
async function nextPiece(pieces: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<never>((_resolve, reject) => {
    const tooSlow = () => reject(new ApiFailure(408, texts.status.tooSlow));
    timer = setTimeout(tooSlow, LONGEST_PAUSE_MS);
  });
  try {
    return await Promise.race([pieces.next(), pause]);
  } finally {
    clearTimeout(timer);
  }
}

async function* piecesInTime(body: Readable): AsyncGenerator<Uint8Array> {
  // Anyone who stops half-way can still answer: the rest is thrown away as it comes.
  const pieces = body.iterator({ destroyOnReturn: false });
  let isWaiting = true;
  let received = 0;
  // Time that is spent on what has arrived is not the sender's.
  let waitedMs = 0;
  try {
    for (;;) {
      const since = performance.now();
      const { done, value } = await nextPiece(pieces);
      isWaiting = false;
      if (done) return;
      received += value.byteLength;
      waitedMs += performance.now() - since;
      if (waitedMs > FREE_MS && received < (LEAST_BYTES_PER_SECOND * waitedMs) / 1000)
        throw new ApiFailure(408, texts.status.tooSlow);
      yield value;
      isWaiting = true;
    }
  } finally {
    // One that waits for its next piece ends with the connection.
    if (!isWaiting) await pieces.return?.();
  }
}

/** A body in pieces, which fails with the 408 failure once it has stopped arriving or arrives too slowly. */
export const withReadTimeout = (body: Readable): Readable =>
  Readable.from(piecesInTime(body), { objectMode: false });
