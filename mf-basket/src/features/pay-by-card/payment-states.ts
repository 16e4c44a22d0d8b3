import type { BillingAddress, FailureReason, PaymentStatus, SavedCard } from 'shared-contracts/api/checkout';

/** The task: pay by card, confirm without paying, or only learn how an earlier payment of another basket ended. */
export type PaymentKind = 'card' | 'free' | 'resume';

/** An open session with the card provider. */
export interface CardSession {
  sessionKey: string;
  providerUrl: string;
  mode: 'test' | 'live';
  /** The newest first. */
  savedCards: readonly SavedCard[];
  /** The person's own address; `null` where the server knows none. */
  billingAddress: BillingAddress | null;
}

/** A 3-D Secure challenge to show. */
export interface Challenge {
  transactionUuid: string;
  scaUrl: string;
  scaData: Record<string, string>;
}

/** Destination of a person who leaves the bank's page: the form for another card, or the basket. */
export type LeaveTarget = 'card' | 'basket';

/** The form's notice about the last attempt. */
export type PaymentNotice =
  | { about: 'failed-payment'; detail: string | null; reason: FailureReason | null }
  | { about: 'refused-card' | 'refused-order'; messages: readonly string[] }
  /** It was taken without an order, and is refunded; `detail` is why, in the server's words. */
  | { about: 'returned-payment'; formattedAmount: string; isDone: boolean; detail: string | null };

/** A paying call that the server refused in words, while money may be reserved anyway. */
export interface Refusal {
  call: 'authorise' | 'complete';
  message: string | null;
}

export interface Checking {
  at: 'checking';
  /** A paying call may have been received, so its end must be known before anything else. */
  isUnderWay: boolean;
  asked: number;
  refusal: Refusal | null;
}

export type PaymentPhase =
  | Checking
  | { at: 'preparing' }
  /** A new session instead of a dead one; the card is tokenised again with it. */
  | { at: 'renewing' }
  | { at: 'prepare-failed' }
  | { at: 'ready' }
  | { at: 'tokenising' }
  | { at: 'authorising' }
  | { at: 'challenge'; challenge: Challenge }
  /** The person will not answer the bank; an earlier answer still counts. */
  | { at: 'leaving'; to: LeaveTarget }
  | { at: 'completing' }
  /** Money may be reserved, but the order was refused. */
  | { at: 'complete-failed'; message: string | null }
  | { at: 'completed'; orderId: string }
  /** The payment took nothing, and its page ends: an earlier basket's, or one that was left for the basket. */
  | { at: 'closed' };

export interface PaymentState {
  kind: PaymentKind;
  phase: PaymentPhase;
  /** The last session, also while a new one is fetched, so that the form keeps its shape. */
  session: CardSession | null;
  notice: PaymentNotice | null;
  /** New sessions since the last successful tokenisation. */
  renewals: number;
}

export type PaymentEvent =
  | { type: 'status-read'; status: PaymentStatus }
  | { type: 'status-lost' }
  | { type: 'status-refused' }
  | { type: 'prepared'; session: CardSession }
  | { type: 'prepare-failed' }
  | { type: 'submitted' }
  | { type: 'tokenised'; cardIdentifier: string }
  | { type: 'key-dead' }
  | { type: 'card-refused'; messages: readonly string[] }
  | {
      type: 'authorise-answered';
      transactionStatus: string;
      challenge: Challenge | null;
      transactionUuid: string;
    }
  | { type: 'authorise-refused'; message: string | null; reason: FailureReason | null }
  /** Another payment of this basket may be under way. */
  | { type: 'authorise-conflicted'; message: string | null }
  | { type: 'outcome-lost' }
  | { type: 'challenge-ended'; status: string; transactionUuid: string; reason: FailureReason | null }
  | { type: 'challenge-left'; to: LeaveTarget }
  /** The person returned to this page from another tab, where the basket may have changed. */
  | { type: 'returned' }
  | { type: 'order-made'; orderId: string }
  | { type: 'order-refused'; message: string | null }
  | { type: 'retried' };

export type PaymentEffect =
  | { do: 'ask-status'; afterMs: number }
  | { do: 'prepare' }
  | { do: 'tokenise'; session: CardSession }
  | { do: 'authorise'; session: CardSession; cardIdentifier: string }
  | { do: 'leave-challenge' }
  | { do: 'go-to-basket' }
  | { do: 'complete'; transactionUuid: string | null }
  | { do: 'forget-attempt' }
  | { do: 'renew-attempt' }
  | { do: 'reload-basket' }
  | { do: 'tell-refused-card'; messages: readonly string[] }
  | { do: 'tell-failure'; message: string | null }
  | { do: 'finish'; orderId: string };

export interface PaymentStep {
  state: PaymentState;
  effects: readonly PaymentEffect[];
}
