import { type CardRefund, type Merchant, NOT_CONFIGURED } from '../../platform/index.ts';
import { hasNeverArrived } from './step-times.ts';

/** Money that is to go back to a card as a refund. */
export interface PendingRefund extends CardRefund {
  /** When it was last sent; `null` = never. */
  sentAt: Date | null;
  /** Writes down that it is being sent, before it is. `null`: it has never arrived. */
  markSent(at: Date | null): Promise<void>;
}

/** The account that charged, and the time. */
interface Parts extends Merchant {
  now: () => Date;
}

/** `result` is a word of the settling or the provider's code, for the person who looks at it. */
export type RefundResult = {
  kind: 'done' | 'refused' | 'wait';
  step: 'ask-refund' | 'refund';
  result: string;
};

/** The provider's record of a refund that was sent; `absent` if it has none. */
async function findRefund(
  { transactionLookup }: Parts,
  { code, amountPence }: PendingRefund,
): Promise<RefundResult | 'absent'> {
  const step = 'ask-refund' as const;
  const answer = await transactionLookup.find(code);
  if (answer.kind === 'unavailable') return { kind: 'wait', step, result: answer.reason };
  if (answer.kind === 'absent') return 'absent';
  const { state, stateNumber, kind } = answer.entry;
  const result = `state ${stateNumber}`;
  if (kind !== 'refund' || amountPence !== answer.entry.amountPence) return { kind: 'refused', step, result };
  if (state === 'settled') return { kind: 'done', step, result };
  return { kind: state === 'pending' ? 'wait' : 'refused', step, result };
}

/** A refund is refused also when it was made before. Only what the books do not say is for a person to look at. */
async function afterRefusal(parts: Parts, giving: PendingRefund, reason: string): Promise<RefundResult> {
  const became = await findRefund(parts, giving);
  const isDecided = became === 'absent' || became.result === NOT_CONFIGURED;
  return isDecided ? { kind: 'refused', step: 'refund', result: reason } : became;
}

async function send(parts: Parts, giving: PendingRefund): Promise<RefundResult> {
  const { code, transactionId, amountPence, description, sentAt } = giving;
  const step = 'refund' as const;
  await giving.markSent(parts.now());
  const outcome = await parts.cardProvider.refund({ code, transactionId, amountPence, description });
  switch (outcome.kind) {
    case 'refunded':
      return { kind: 'done', step, result: 'refunded' };
    case 'unavailable':
      await giving.markSent(sentAt);
      return { kind: 'wait', step, result: outcome.reason };
    case 'unknown':
      return { kind: 'wait', step, result: 'unknown' };
    case 'refused':
      return afterRefusal(parts, giving, outcome.reason);
  }
}

/**
 * Gives money back as a refund, or finds out what happened to one that was sent. It is sent again only when the provider's
 * books do not have it.
 */
export async function resolveRefund(parts: Parts, giving: PendingRefund): Promise<RefundResult> {
  if (giving.sentAt === null) return send(parts, giving);
  const became = await findRefund(parts, giving);
  if (became !== 'absent') return became;
  const isLateStill = !hasNeverArrived(giving.sentAt, parts.now());
  return isLateStill ? { kind: 'wait', step: 'ask-refund', result: 'absent' } : send(parts, giving);
}
