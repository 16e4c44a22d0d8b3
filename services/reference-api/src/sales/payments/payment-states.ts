import type { PaymentState } from '../../platform/index.ts';

export const PAYMENT_STATES = [
  'prepared',
  'processing',
  'sca_required',
  'authorised',
  'completed',
  'failed',
  'voiding',
  'voided',
  'refunding',
  'refunded',
] as const satisfies readonly PaymentState[];

export const PAYMENT_EVENTS = [
  /** The payment is about to be sent to the provider. */
  'sent',
  /** The bank wants to ask the cardholder. */
  'challenged',
  /** The bank's answer is about to be handed to the provider. */
  'challenge-answered',
  'authorised',
  'declined',
  /** No one will continue with it, and nothing was charged. */
  'abandoned',
  /** It became an order. */
  'ordered',
  /** It was authorised and is to be given back. */
  'void-decided',
  'voided',
  /** It can no longer be voided, so that its money goes back as a refund. */
  'refund-decided',
  /** Its money went back as a refund, or someone gave it back at the provider. */
  'refunded',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/**
 * `prepared`: written down, not sent. `processing`: sent, outcome not known here. `voiding` and `refunding`: authorised,
 * must not become an order any more, not yet given back. One that had failed leaves that state only when someone has
 * found it charged in the provider's books.
 */
const transitions: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  prepared: { sent: 'processing', abandoned: 'failed' },
  processing: {
    challenged: 'sca_required',
    authorised: 'authorised',
    declined: 'failed',
    'refund-decided': 'refunding',
    refunded: 'refunded',
  },
  sca_required: { 'challenge-answered': 'processing', abandoned: 'failed' },
  authorised: { ordered: 'completed', 'void-decided': 'voiding' },
  completed: {},
  failed: { 'refund-decided': 'refunding', refunded: 'refunded' },
  voiding: { voided: 'voided', 'refund-decided': 'refunding', refunded: 'refunded' },
  voided: {},
  refunding: { refunded: 'refunded' },
  refunded: {},
};

/** The state an event leads to; `null` when it cannot happen there. */
export function nextState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return transitions[state][event] ?? null;
}

/** The states an event can happen in. */
export function statesBefore(event: PaymentEvent): PaymentState[] {
  return PAYMENT_STATES.filter((state) => nextState(state, event) !== null);
}

/** The one state an event leads to, whatever state it happens in. */
export function stateAfter(event: PaymentEvent): PaymentState {
  const [state] = statesBefore(event);
  const after = state && nextState(state, event);
  if (!after) throw new Error(`Nothing leads out of any state by ${event}.`);
  return after;
}

type ShownState = 'processing' | 'sca_required' | 'authorised' | 'completed' | 'failed';

/**
 * The payment's status for the page (decisions 31). While money is being returned it is `failed`, and the page
 * also learns of the return.
 */
export const publicState: Record<PaymentState, ShownState> = {
  prepared: 'processing',
  processing: 'processing',
  sca_required: 'sca_required',
  authorised: 'authorised',
  completed: 'completed',
  failed: 'failed',
  voiding: 'failed',
  voided: 'failed',
  refunding: 'failed',
  refunded: 'failed',
};
