import type { Payment } from './store.ts';

const MINUTE_MS = 60_000;
/** How long an authorised payment may wait to become an order. */
export const VOID_AFTER_MINUTES = 10;
/** The provider keeps a challenge open for 20 minutes. */
const CHALLENGE_ENDS_AFTER_MINUTES = 30;
const ASK_AFTER_MINUTES = 1;

export type SweepStep =
  | 'wait'
  /** Nothing was charged and nobody goes on: it has failed. */
  | 'abandon'
  /** The provider knows it by its number. */
  | 'look-up'
  /** As `look-up`, and a payment that nobody ever answered for has failed. */
  | 'look-up-last'
  /** May have been charged, and the provider cannot be asked: a person has to look. */
  | 'report'
  | 'void';

type Unsettled = Pick<Payment, 'status' | 'updatedAt' | 'providerTransactionId' | 'failure'>;

/** What to do about a payment that nobody is working on. */
export function sweepStep(payment: Unsettled, now: Date): SweepStep {
  const age = (now.getTime() - payment.updatedAt.getTime()) / MINUTE_MS;
  switch (payment.status) {
    case 'prepared':
      return age > VOID_AFTER_MINUTES ? 'abandon' : 'wait';
    case 'processing':
      if (payment.providerTransactionId === null) {
        return age > VOID_AFTER_MINUTES && payment.failure === null ? 'report' : 'wait';
      }
      if (age > CHALLENGE_ENDS_AFTER_MINUTES) return 'look-up-last';
      return age > ASK_AFTER_MINUTES ? 'look-up' : 'wait';
    case 'sca_required':
      return age > CHALLENGE_ENDS_AFTER_MINUTES ? 'abandon' : 'wait';
    case 'authorised':
      return age > VOID_AFTER_MINUTES ? 'void' : 'wait';
    case 'voiding':
      return age > ASK_AFTER_MINUTES && payment.failure === null ? 'void' : 'wait';
    default:
      return 'wait';
  }
}
