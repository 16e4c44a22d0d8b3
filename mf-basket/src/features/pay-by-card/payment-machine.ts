import {
  type FailureReason,
  type PaymentStatus,
  SESSION_RETRY_LIMIT,
  TRANSACTION_STATUSES,
} from 'shared-contracts/api/checkout';
import { readFailureReason } from './failure-reason.ts';
import type {
  Checking,
  LeaveTarget,
  PaymentEffect,
  PaymentEvent,
  PaymentKind,
  PaymentNotice,
  PaymentPhase,
  PaymentState,
  PaymentStep,
  Refusal,
} from './payment-states.ts';

type Handlers = {
  [At in PaymentPhase['at']]: {
    [Type in PaymentEvent['type']]?: (
      state: PaymentState,
      event: Extract<PaymentEvent, { type: Type }>,
      phase: Extract<PaymentPhase, { at: At }>,
    ) => PaymentStep;
  };
};

/** Pauses between questions for the payment's end, in milliseconds; the last one continues. */
export const STATUS_DELAYS = [0, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Number of times that 'no payment' is checked again, since the lost call may still arrive. */
export const NO_PAYMENT_RETRIES = 3;

/** Ends of a challenge that do not yet tell whether money moved: the server is asked. */
const UNSETTLED = ['processing', 'completed', 'sca_required'];

/** The state of a payment after its page was away. */
const UNDER_WAY: Checking = { at: 'checking', isUnderWay: true, asked: 0, refusal: null };

const failedBecause = (reason: FailureReason | null, detail: string | null = null): PaymentNotice => ({
  about: 'failed-payment',
  detail,
  reason,
});

const statusPause = (asked: number) => STATUS_DELAYS[Math.min(asked, STATUS_DELAYS.length - 1)] ?? 0;

function go(state: PaymentState, phase: PaymentPhase, ...effects: PaymentEffect[]): PaymentStep {
  return { state: { ...state, phase }, effects };
}

/** The first step on opening the payment of a basket. */
export function openPayment(kind: PaymentKind, isUnderWay: boolean): PaymentStep {
  const phase: Checking = { at: 'checking', isUnderWay, asked: 0, refusal: null };
  return check({ kind, phase, session: null, notice: null, renewals: 0 }, phase);
}

function check(state: PaymentState, { isUnderWay, asked, refusal }: Omit<Checking, 'at'>): PaymentStep {
  return go(
    { ...state, notice: null },
    { at: 'checking', isUnderWay, asked, refusal },
    { do: 'ask-status', afterMs: statusPause(asked) },
  );
}

/** Asks the server how a call ended whose answer was lost, or that was refused while money may be reserved. */
const checkCall = (state: PaymentState, refusal: Refusal | null = null): PaymentStep =>
  check(state, { isUnderWay: true, asked: refusal ? 0 : 1, refusal });

function complete(state: PaymentState, transactionUuid: string | null): PaymentStep {
  return go({ ...state, notice: null }, { at: 'completing' }, { do: 'complete', transactionUuid });
}

function finish(state: PaymentState, orderId: string): PaymentStep {
  return go(state, { at: 'completed', orderId }, { do: 'finish', orderId });
}

/** Opens the form for a (further) try: a card always gets a fresh session. */
function startAfresh(
  state: PaymentState,
  notice: PaymentNotice | null,
  ...effects: PaymentEffect[]
): PaymentStep {
  const next: PaymentState = { ...state, notice, renewals: 0 };
  const forget: PaymentEffect = { do: 'forget-attempt' };
  if (state.kind === 'resume') return go(next, { at: 'closed' }, forget);
  if (state.kind === 'free') return go(next, { at: 'ready' }, forget, ...effects);
  return go(next, { at: 'preparing' }, forget, ...effects, { do: 'prepare' });
}

/** The payment failed without a refusal in words. */
function paymentFailed(state: PaymentState, reason: FailureReason | null): PaymentStep {
  const reload: PaymentEffect[] = reason === 'basket-changed' ? [{ do: 'reload-basket' }] : [];
  return startAfresh(state, failedBecause(reason), ...reload);
}

/** The try was refused and no money moved. */
function tryRefused(
  state: PaymentState,
  message: string | null,
  reason: FailureReason | null = null,
): PaymentStep {
  const notice: PaymentNotice =
    state.kind === 'free'
      ? { about: 'refused-order', messages: message ? [message] : [] }
      : failedBecause(reason, message);
  return startAfresh(state, notice, { do: 'tell-failure', message }, { do: 'reload-basket' });
}

/** No money moved: says so when the person had tried to pay. The reason is the last payment's, not that of a refusal in words. */
function nothingTaken(
  state: PaymentState,
  { isUnderWay, refusal }: Checking,
  reason: FailureReason | null = null,
): PaymentStep {
  if (refusal) return tryRefused(state, refusal.message, refusal.message === null ? reason : null);
  if (!isUnderWay) return startAfresh(state, null);
  return state.kind === 'free'
    ? startAfresh(state, { about: 'refused-order', messages: [] })
    : paymentFailed(state, reason);
}

/** Says that money which was taken goes back; that it went back some time ago is no news. */
function returnedPayment(
  state: PaymentState,
  { returned }: PaymentStatus,
  { isUnderWay, refusal }: Checking,
): PaymentStep | null {
  if (!returned || (returned.isDone && !isUnderWay)) return null;
  const notice = { about: 'returned-payment', ...returned, detail: refusal?.message ?? null } as const;
  return startAfresh(state, notice, { do: 'reload-basket' });
}

function followStatus(state: PaymentState, status: PaymentStatus, phase: Checking): PaymentStep {
  const { isUnderWay, asked, refusal } = phase;
  const { transactionUuid, completeOrderId, scaUrl, scaData } = status;
  if (status.status === 'completed' && completeOrderId) return finish(state, completeOrderId);
  if (status.status === 'authorised' && transactionUuid) {
    return refusal?.call === 'complete'
      ? go(state, { at: 'complete-failed', message: refusal.message })
      : complete(state, transactionUuid);
  }
  if (status.status === 'sca_required' && transactionUuid && scaUrl && scaData) {
    return go(state, { at: 'challenge', challenge: { transactionUuid, scaUrl, scaData } });
  }
  if (status.status === 'failed')
    return returnedPayment(state, status, phase) ?? nothingTaken(state, phase, readFailureReason(status));
  const mayStillArrive = isUnderWay && !refusal && asked < NO_PAYMENT_RETRIES;
  if (status.status === 'none' && !mayStillArrive) return nothingTaken(state, phase);
  return check(state, { isUnderWay: true, asked: asked + 1, refusal });
}

/** The person has left the bank's page, and nothing was taken. */
function left(state: PaymentState, to: LeaveTarget): PaymentStep {
  if (to === 'card') return startAfresh(state, null);
  return go(state, { at: 'closed' }, { do: 'forget-attempt' }, { do: 'go-to-basket' });
}

const handlers: Handlers = {
  checking: {
    'status-read': (state, { status }, phase) => followStatus(state, status, phase),
    'status-lost': (state, _, phase) =>
      phase.isUnderWay
        ? check(state, { ...phase, asked: phase.asked + 1 })
        : go(state, { at: 'prepare-failed' }),
    'status-refused': (state, _, phase) => nothingTaken(state, phase),
  },
  preparing: {
    prepared: (state, { session }) => go({ ...state, session }, { at: 'ready' }),
    'prepare-failed': (state) => go(state, { at: 'prepare-failed' }),
  },
  renewing: {
    prepared: (state, { session }) =>
      go({ ...state, session }, { at: 'tokenising' }, { do: 'tokenise', session }),
    'prepare-failed': (state) => go(state, { at: 'prepare-failed' }),
  },
  'prepare-failed': {
    retried: (state) => check({ ...state, renewals: 0 }, { isUnderWay: false, asked: 0, refusal: null }),
  },
  ready: {
    submitted: (state) => {
      if (state.kind === 'free') return complete(state, null);
      if (!state.session) return go(state, { at: 'prepare-failed' });
      return go({ ...state, notice: null }, { at: 'tokenising' }, { do: 'tokenise', session: state.session });
    },
  },
  tokenising: {
    tokenised: (state, { cardIdentifier }) =>
      state.session
        ? go(
            { ...state, renewals: 0 },
            { at: 'authorising' },
            { do: 'authorise', session: state.session, cardIdentifier },
          )
        : go(state, { at: 'prepare-failed' }),
    'key-dead': (state) =>
      state.renewals < SESSION_RETRY_LIMIT
        ? go({ ...state, renewals: state.renewals + 1 }, { at: 'renewing' }, { do: 'prepare' })
        : go(state, { at: 'prepare-failed' }),
    'card-refused': (state, { messages }) =>
      go(
        { ...state, notice: { about: 'refused-card', messages } },
        { at: 'ready' },
        { do: 'tell-refused-card', messages },
      ),
  },
  authorising: {
    'authorise-answered': (state, { transactionStatus, challenge, transactionUuid }) => {
      if (transactionStatus === TRANSACTION_STATUSES.authorised) return complete(state, transactionUuid);
      if (transactionStatus === TRANSACTION_STATUSES.scaRequired && challenge) {
        return go(state, { at: 'challenge', challenge });
      }
      return startAfresh(state, failedBecause(null), { do: 'reload-basket' });
    },
    'authorise-refused': (state, { message, reason }) => tryRefused(state, message, reason),
    'authorise-conflicted': (state, { message }) => checkCall(state, { call: 'authorise', message }),
    'outcome-lost': (state) => checkCall(state),
  },
  challenge: {
    'challenge-ended': (state, { status, transactionUuid, reason }, { challenge }) => {
      if (transactionUuid !== challenge.transactionUuid) return { state, effects: [] };
      if (status === TRANSACTION_STATUSES.authorised) return complete(state, transactionUuid);
      return UNSETTLED.includes(status) ? checkCall(state) : paymentFailed(state, reason);
    },
    'challenge-left': (state, { to }) => go(state, { at: 'leaving', to }, { do: 'leave-challenge' }),
    returned: (state, _, phase) => go(state, phase, { do: 'ask-status', afterMs: 0 }),
    'status-read': (state, { status }, { challenge }) =>
      status.status === 'sca_required' && status.transactionUuid === challenge.transactionUuid
        ? { state, effects: [] }
        : followStatus(state, status, UNDER_WAY),
  },
  leaving: {
    'status-read': (state, { status }, { to }) =>
      ['authorised', 'completed', 'processing'].includes(status.status)
        ? followStatus(state, status, UNDER_WAY)
        : left(state, to),
    // A new payment replaces the challenge, and no one answers this one: nothing can be charged.
    'status-lost': (state, _, { to }) => left(state, to),
    'status-refused': (state, _, { to }) => left(state, to),
  },
  completing: {
    'order-made': (state, { orderId }) => finish(state, orderId),
    'order-refused': (state, { message }) => {
      if (state.kind === 'free') return tryRefused(state, message);
      const { state: checking, effects } = checkCall(state, { call: 'complete', message });
      return { state: checking, effects: [{ do: 'renew-attempt' }, ...effects] };
    },
    'outcome-lost': (state) => checkCall(state),
  },
  'complete-failed': {
    retried: (state) => checkCall(state),
  },
  completed: {},
  closed: {},
};

/** The payment's next state and what to do about it. An event that a state does not expect changes nothing. */
export function payStep(state: PaymentState, event: PaymentEvent): PaymentStep {
  const handler = handlers[state.phase.at][event.type] as
    | ((state: PaymentState, event: PaymentEvent, phase: PaymentPhase) => PaymentStep)
    | undefined;
  return handler ? handler(state, event, state.phase) : { state, effects: [] };
}

/** True if something of the payment is in flight, so that nothing else may be pressed. */
export function isPaying({ phase }: PaymentState): boolean {
  return ['renewing', 'tokenising', 'authorising', 'completing'].includes(phase.at);
}

/** True if the payment must be followed to its end: in flight, at the bank, or perhaps received (decisions 44). */
export function isInFlight(state: PaymentState): boolean {
  const { phase } = state;
  const isAtBank = phase.at === 'challenge' || phase.at === 'leaving';
  return isPaying(state) || isAtBank || (phase.at === 'checking' && phase.isUnderWay);
}

/** True if the person sees the form, busy or not; a card's form needs its session. */
export function isFormShown(state: PaymentState): boolean {
  const hasForm = state.kind === 'free' || (state.kind === 'card' && state.session !== null);
  return hasForm && (isPaying(state) || state.phase.at === 'ready' || state.phase.at === 'preparing');
}

/** Extent to which the payment takes over the page around it. */
export type PaymentStage =
  /** The form or what leads to it: nothing of the payment is in flight. */
  | 'open'
  /** In flight, with the form in sight. */
  | 'paying'
  /** At the bank, or on its way to its end. */
  | 'elsewhere';

export function paymentStage(state: PaymentState): PaymentStage {
  const { phase } = state;
  const isOpen = ['ready', 'preparing', 'prepare-failed'].includes(phase.at);
  if (isOpen || (phase.at === 'checking' && !phase.isUnderWay)) return 'open';
  return isFormShown(state) ? 'paying' : 'elsewhere';
}
