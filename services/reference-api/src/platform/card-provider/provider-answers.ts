import {
  array,
  boolean,
  type Infer,
  int,
  object,
  optional,
  type Schema,
  safeParse,
  string,
  union,
} from 'shared-contracts/schema';
import type {
  ChargedCard,
  Decision,
  LookupOutcome,
  PaymentOutcome,
  RefundOutcome,
  VoidOutcome,
} from './card-provider.ts';

/** An HTTP answer of the provider, or why there is none. */
export type ProviderAnswer = { status: number; body: unknown } | { missing: 'unreachable' | 'lost' };

const NOT_FOUND = 404;
/** The provider gave up or failed on its side: whether the work was done is not known. */
const isUnclear = (status: number) => status === 408 || status >= 500;
/**
 * Our own credentials were refused: the cardholder did nothing wrong. The provider documents 401 and 403 for it, and 403
 * for what is declined or not possible as well.
 */
const isNotAuthenticated = (status: number, body: unknown) =>
  status === 401 || (status === 403 && refusalCodes(body).some((each) => ['1001', '1002'].includes(each)));

/** The provider's schema calls the date `expiry`, its examples `expiryDate`; none of these fields is promised. */
const cardSchema = object({
  cardType: optional(string()),
  lastFourDigits: optional(string()),
  expiryDate: optional(string()),
  expiry: optional(string()),
  cardIdentifier: optional(string()),
  reusable: optional(boolean()),
});
const decidedSchema = object({
  transactionId: string(),
  status: string(),
  statusCode: string(),
  paymentMethod: optional(object({ card: optional(cardSchema) })),
});
const challengeSchema = object({ transactionId: string(), acsUrl: string(), cReq: string() });
const instructionSchema = object({ instructionType: string() });
const sessionSchema = object({ merchantSessionKey: string() });
const code = union([int(), string()]);
const refusalSchema = object({ code: optional(code), errors: optional(array(object({ code }))) });

function read<Value>(schema: Schema<Value>, body: unknown): Value | undefined {
  const result = safeParse(schema, body);
  return result.success ? result.data : undefined;
}

function refusalCodes(body: unknown): string[] {
  const refusal = read(refusalSchema, body);
  return [refusal?.code, ...(refusal?.errors ?? []).map((error) => error.code)].flatMap((each) =>
    each === undefined ? [] : [String(each)],
  );
}

/** True if it is the provider itself that refuses, and not something on the way to it that knows no codes. */
const isRefusal = (status: number, body: unknown) =>
  status === 401 || refusalCodes(body).length > 0 || read(decidedSchema, body) !== undefined;

const firstCode = (body: unknown, status: number) => refusalCodes(body)[0] ?? `http-${status}`;

function readDecision(body: unknown): Decision | undefined {
  const decided = read(decidedSchema, body);
  if (!decided) return undefined;
  const { transactionId, status, statusCode, paymentMethod } = decided;
  if (status !== 'Ok') return { kind: 'declined', transactionId, reason: statusCode };
  return { kind: 'authorised', transactionId, card: readCard(paymentMethod?.card) };
}

function readCard(card: Infer<typeof cardSchema> | undefined): ChargedCard | null {
  const { cardType, lastFourDigits, cardIdentifier, reusable } = card ?? {};
  const expiryDate = card?.expiryDate ?? card?.expiry;
  if (!cardType || !lastFourDigits || !expiryDate) return null;
  const reusableIdentifier = reusable && cardIdentifier ? cardIdentifier : null;
  return { type: cardType, lastFourDigits, expiryDate, reusableIdentifier };
}

export function readSession(answer: ProviderAnswer): string | null {
  if ('missing' in answer || answer.status !== 201) return null;
  return read(sessionSchema, answer.body)?.merchantSessionKey ?? null;
}

/** Reads the outcome of a payment that was sent. */
export function readPayment(answer: ProviderAnswer): PaymentOutcome {
  if ('missing' in answer) {
    return answer.missing === 'unreachable'
      ? { kind: 'unavailable', reason: 'unreachable' }
      : { kind: 'unknown' };
  }
  const { status, body } = answer;
  if (status === 202) {
    const challenge = read(challengeSchema, body);
    if (!challenge) return { kind: 'unknown' };
    const { transactionId, acsUrl, cReq } = challenge;
    return { kind: 'challenge', transactionId, acsUrl, challengeRequest: cReq };
  }
  if (status >= 200 && status < 300) return readDecision(body) ?? { kind: 'unknown' };
  if (isUnclear(status) || !isRefusal(status, body)) return { kind: 'unknown' };
  const reason = firstCode(body, status);
  if (isNotAuthenticated(status, body)) return { kind: 'unavailable', reason };
  return readDecision(body) ?? { kind: 'declined', transactionId: null, reason };
}

/** Reads the outcome of a transaction from a look-up, or from the answer to its challenge. */
export function readTransaction(answer: ProviderAnswer): LookupOutcome {
  if ('missing' in answer) return { kind: 'unknown' };
  if (answer.status >= 200 && answer.status < 300) return readDecision(answer.body) ?? { kind: 'unknown' };
  return answer.status === NOT_FOUND ? { kind: 'undecided' } : { kind: 'unknown' };
}

export function readVoid(answer: ProviderAnswer): VoidOutcome {
  if ('missing' in answer) return { kind: 'unknown' };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return { kind: read(instructionSchema, body) ? 'voided' : 'unknown' };
  return isUnclear(status) || isNotAuthenticated(status, body) || !isRefusal(status, body)
    ? { kind: 'unknown' }
    : { kind: 'refused', reason: firstCode(body, status) };
}

/** True if the provider has forgotten a card; one it does not know is forgotten too. */
export function readCardRemoval(answer: ProviderAnswer): boolean {
  if ('missing' in answer) return false;
  return answer.status === NOT_FOUND || (answer.status >= 200 && answer.status < 300);
}

/** Reads the outcome of a refund that was sent. */
export function readRefund(answer: ProviderAnswer): RefundOutcome {
  if ('missing' in answer) {
    return answer.missing === 'unreachable'
      ? { kind: 'unavailable', reason: 'unreachable' }
      : { kind: 'unknown' };
  }
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    const decided = read(decidedSchema, body);
    if (!decided) return { kind: 'unknown' };
    return decided.status === 'Ok' ? { kind: 'refunded' } : { kind: 'refused', reason: decided.statusCode };
  }
  if (isUnclear(status) || !isRefusal(status, body)) return { kind: 'unknown' };
  const reason = firstCode(body, status);
  return isNotAuthenticated(status, body) ? { kind: 'unavailable', reason } : { kind: 'refused', reason };
}
