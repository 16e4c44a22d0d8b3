import type { CardProvider, CardRefund, TransactionLookup } from '../../platform/index.ts';
import { isLost } from './step-times.ts';

/** Money that is to go back to a card as a refund. */
export interface GivingBack extends CardRefund {
  /** When it was last sent; `null` = never. */
  sentAt: Date | null;
  /** Writes down that it is being sent, before it is. `null`: it has never arrived. */
  markSent(at: Date | null): Promise<void>;
}

interface Parts {
  cardProvider: CardProvider;
  transactionLookup: TransactionLookup;
  now: () => Date;
}

/** `result` is a word of the settling or the provider's code, for whoever looks at it. */
export type GivenBack = { kind: 'done' | 'refused' | 'wait'; step: 'ask-refund' | 'refund'; result: string };

async function whatBecame(
  { transactionLookup, now }: Parts,
  giving: GivingBack,
): Promise<GivenBack | 'send'> {
  const step = 'ask-refund' as const;
  const answer = await transactionLookup.find(giving.code);
  if (answer.kind === 'unavailable') return { kind: 'wait', step, result: answer.reason };
  if (answer.kind === 'absent') {
    return isLost(giving.sentAt, now()) ? 'send' : { kind: 'wait', step, result: 'absent' };
  }
  const { state, stateNumber, amountPence, kind } = answer.entry;
  const result = `state ${stateNumber}`;
  if (kind !== 'refund' || amountPence !== giving.amountPence) return { kind: 'refused', step, result };
  if (state === 'settled') return { kind: 'done', step, result };
  return { kind: state === 'pending' ? 'wait' : 'refused', step, result };
}

async function send({ cardProvider, now }: Parts, giving: GivingBack): Promise<GivenBack> {
  const { code, transactionId, amountPence, description, sentAt } = giving;
  const step = 'refund' as const;
  await giving.markSent(now());
  const outcome = await cardProvider.refund({ code, transactionId, amountPence, description });
  switch (outcome.kind) {
    case 'refunded':
      return { kind: 'done', step, result: 'refunded' };
    case 'unavailable':
      await giving.markSent(sentAt);
      return { kind: 'wait', step, result: outcome.reason };
    case 'unknown':
      return { kind: 'wait', step, result: 'unknown' };
    case 'refused':
      // Refused the second time it may be because of the first: the books say.
      return { kind: sentAt === null ? 'refused' : 'wait', step, result: outcome.reason };
  }
}

/**
 * Gives money back as a refund, or finds out what became of one that was sent. It is sent again only when the provider's
 * books do not have it.
 */
export async function giveBack(parts: Parts, giving: GivingBack): Promise<GivenBack> {
  if (giving.sentAt !== null) {
    const became = await whatBecame(parts, giving);
    if (became !== 'send') return became;
  }
  return send(parts, giving);
}
