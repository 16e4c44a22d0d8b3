import type { FailureReason, PaymentStatus } from 'shared-contracts/api/checkout';
import { STATUS_DELAYS } from './payment-machine.ts';
import type {
  CardSession,
  Challenge,
  PaymentEffect,
  PaymentEvent,
  PaymentPhase,
  PaymentState,
} from './payment-states.ts';

export const session: CardSession = {
  sessionKey: 'key',
  providerUrl: 'https://p',
  mode: 'test',
  savedCards: [],
  billingAddress: null,
};
export const fresh: CardSession = { ...session, sessionKey: 'fresh' };
export const challenge: Challenge = { transactionUuid: 't1', scaUrl: 'https://acs', scaData: { creq: 'c' } };
export const base: PaymentState = {
  kind: 'card',
  phase: { at: 'ready' },
  session,
  notice: null,
  renewals: 0,
};
export const free: PaymentState = { ...base, kind: 'free', session: null };
export const failed = { about: 'failed-payment', detail: null, reason: null } as const;

export const at = (phase: PaymentPhase, more: Partial<PaymentState> = {}): PaymentState => ({
  ...base,
  ...more,
  phase,
});
export const opening: PaymentPhase = { at: 'checking', isUnderWay: false, asked: 0, refusal: null };
export const unresolved = (asked: number): PaymentPhase => ({
  at: 'checking',
  isUnderWay: true,
  asked,
  refusal: null,
});
export const refused = (call: 'authorise' | 'complete'): PaymentPhase => ({
  at: 'checking',
  isUnderWay: true,
  asked: 0,
  refusal: { call, message: 'No' },
});

export function reported(status: PaymentStatus['status'], more: Partial<PaymentStatus> = {}): PaymentEvent {
  const nothing = { transactionUuid: null, completeOrderId: null, scaUrl: null, scaData: null };
  return { type: 'status-read', status: { status, ...nothing, ...more } };
}

export const answered = (transactionStatus: string, given: Challenge | null = null): PaymentEvent => ({
  type: 'authorise-answered',
  transactionStatus,
  transactionUuid: 't1',
  challenge: given,
});
export const ended = (
  status: string,
  transactionUuid = 't1',
  reason: FailureReason | null = null,
): PaymentEvent => ({ type: 'challenge-ended', status, transactionUuid, reason });

/** Money that was taken and goes back. */
export const returned = (isDone: boolean) =>
  reported('failed', { returned: { formattedAmount: '£7.50', isDone } });
export const returnNotice = (isDone: boolean, detail: string | null = null) =>
  ({ about: 'returned-payment', formattedAmount: '£7.50', isDone, detail }) as const;

export const completed = reported('completed', { completeOrderId: 'o1' });
export const authorised = reported('authorised', { transactionUuid: 't1' });
export const poll = (asked: number): PaymentEffect => ({
  do: 'ask-status',
  afterMs: STATUS_DELAYS[Math.min(asked, STATUS_DELAYS.length - 1)] ?? 0,
});
export const restartPayment: PaymentEffect[] = [{ do: 'forget-attempt' }, { do: 'prepare' }];
export const freshBasket: PaymentEffect[] = [
  { do: 'forget-attempt' },
  { do: 'reload-basket' },
  { do: 'prepare' },
];
export const afterRefusal = (message: string | null): PaymentEffect[] => [
  { do: 'forget-attempt' },
  { do: 'tell-failure', message },
  { do: 'reload-basket' },
  { do: 'prepare' },
];
export const failureAfterRefusal = { about: 'failed-payment', detail: 'No', reason: null } as const;
/** The failed notice with its reason. */
export const failedFor = (reason: FailureReason) => ({ ...failed, reason });

/** One step of a payment: from a state, on an event, to a state, with what is to be done. */
export type TestedStep = [
  name: string,
  from: PaymentState,
  event: PaymentEvent,
  to: PaymentState,
  effects: PaymentEffect[],
];
