import type { Kysely } from 'kysely';
import {
  type Database,
  describeError,
  type Log,
  type MailTransport,
  startWorker,
  type Worker,
} from '../../platform/index.ts';
import type { LetterWriters } from './letter.ts';
import { isPastDeadline } from './rules.ts';
import { claimMail, postponeMail, type QueuedMail, removeMail } from './store.ts';
import { writeMail } from './write-mail.ts';

export interface DeliveryParts {
  db: Kysely<Database>;
  now: () => Date;
  log: Log;
  transport: MailTransport;
  letters: LetterWriters;
  /** Address that mail comes from. */
  from: string;
}

/** Mail that another process left behind, or that failed, is looked for this often. */
const LOOK_EVERY_MS = 15_000;

/** Fields of a failed attempt that may be logged: a server's own words can name the addressee, so they are left out. */
function describeFailure(error: unknown): Record<string, unknown> {
  const isServerAnswer = error instanceof Error && ('responseCode' in error || 'command' in error);
  if (!isServerAnswer) return describeError(error);
  const { code, responseCode } = error as Error & Record<string, unknown>;
  return { error: error.name, code, responseCode };
}

async function deliver(
  { db, now, log, transport, letters, from }: DeliveryParts,
  queued: QueuedMail,
): Promise<void> {
  const about = { mail: queued.id, kind: queued.kind };
  if (isPastDeadline(queued.kind, queued.notBefore ?? queued.createdAt, now())) {
    log.error('A mail could not be sent in time and was given up.', about);
    await removeMail(db, queued.id);
    return;
  }
  try {
    const mail = await writeMail(db, queued, letters, from, now());
    if (mail) await transport.send(mail);
  } catch (error) {
    log.error('A mail could not be sent. It is tried again.', { ...about, ...describeFailure(error) });
    await postponeMail(db, queued, now());
    return;
  }
  await removeMail(db, queued.id);
}

/** Sends every mail that is due. One that fails is due again later and stops no other. */
export async function deliverDue(room: DeliveryParts): Promise<void> {
  for (;;) {
    const queued = await claimMail(room.db, room.now());
    if (!queued) return;
    await deliver(room, queued);
  }
}

/**
 * Delivers now, whenever it is woken, and every few seconds, until stopped. Rounds never overlap; the stop waits for the
 * one under way.
 */
export function startDelivering(room: DeliveryParts): Worker {
  const failure = 'The mail could not be looked through.';
  return startWorker({ run: () => deliverDue(room), everyMs: LOOK_EVERY_MS, failure }, room.log);
}
