import type { FailureReason } from 'shared-contracts/api/checkout';
import { readFailureReason } from './failure-reason.ts';

/** Outcome of a challenge: the status the server found and the transaction it belongs to. */
export interface ChallengeEnd {
  status: string;
  transactionUuid: string;
  /** Reason that it failed, if the server gives one. */
  reason: FailureReason | null;
}

interface Heard {
  origin: string;
  source: unknown;
  data: unknown;
}

/** Believes nothing but a completed message of this frame, sent from the page's own origin (decisions 29). */
export function readChallengeMessage(heard: Heard, origin: string, frame: unknown): ChallengeEnd | null {
  if (heard.origin !== origin || !frame || heard.source !== frame) return null;
  if (typeof heard.data !== 'object' || heard.data === null) return null;
  const { type, status, transactionUuid } = heard.data as Record<string, unknown>;
  if (type !== 'completed' || typeof status !== 'string' || typeof transactionUuid !== 'string') return null;
  return { status, transactionUuid, reason: readFailureReason(heard.data) };
}
