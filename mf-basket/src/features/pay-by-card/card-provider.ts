import { texts } from '../../texts/en.ts';

/** A card as the provider's script takes it: number without spaces, expiry MMYY. */
export interface CardDetails {
  cardholderName: string;
  cardNumber: string;
  expiryDate: string;
  securityCode: string;
}

interface ProviderError {
  code?: number | string;
  httpCode?: number;
  message?: string;
  clientMessage?: string;
}

/** Answer of the provider's script to its callbacks. */
export interface ProviderAnswer {
  success: boolean;
  cardIdentifier?: string;
  errors?: ProviderError[];
  httpErrorCode?: number;
  httpCode?: number;
}

interface OwnForm {
  tokeniseCardDetails(call: { cardDetails: CardDetails; onTokenised(answer: ProviderAnswer): void }): void;
  activateReusableCardIdentifier(call: {
    reusableCardIdentifier: string;
    securityCode: string;
    onActivated(answer: ProviderAnswer): void;
  }): void;
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    sagepayOwnForm?: (options: { merchantSessionKey: string }) => OwnForm;
  }
}

export type TokenOutcome =
  | { outcome: 'accepted'; cardIdentifier: string | null }
  | { outcome: 'key-dead' }
  | { outcome: 'refused'; messages: readonly string[] };

/** The provider documents both for a call that is not authenticated, as with a key whose time is over. */
const NOT_AUTHENTICATED = [401, 403];

/** Codes by which the provider says that the session key is used up or unknown. */
const DEAD_KEY_CODES = ['1001', '1002', '1011'];

/** Limit for an answer of the provider, in milliseconds. */
const ANSWER_TIMEOUT = 30_000;

const unavailable: TokenOutcome = { outcome: 'refused', messages: [texts.pay.unavailable] };

/** Reads the script's answer: a dead key is recognised by its status or code, whichever the script passes on. */
export function readProviderAnswer(answer: ProviderAnswer): TokenOutcome {
  if (answer.success) return { outcome: 'accepted', cardIdentifier: answer.cardIdentifier ?? null };
  const errors = answer.errors ?? [];
  const statuses = [answer.httpErrorCode, answer.httpCode, ...errors.map(({ httpCode }) => httpCode)];
  const isKeyDead =
    statuses.some((status) => status !== undefined && NOT_AUTHENTICATED.includes(status)) ||
    errors.some(({ code }) => DEAD_KEY_CODES.includes(String(code)));
  if (isKeyDead) return { outcome: 'key-dead' };
  const messages = errors.map(({ clientMessage, message }) => clientMessage ?? message ?? '').filter(Boolean);
  return messages.length > 0 ? { outcome: 'refused', messages: [...new Set(messages)] } : unavailable;
}

function ask(sessionKey: string, send: (form: OwnForm, onAnswer: (answer: ProviderAnswer) => void) => void) {
  return new Promise<TokenOutcome>((resolve) => {
    const form = window.sagepayOwnForm?.({ merchantSessionKey: sessionKey });
    if (!form) return resolve(unavailable);
    const timer = setTimeout(() => resolve(unavailable), ANSWER_TIMEOUT);
    send(form, (answer) => {
      clearTimeout(timer);
      resolve(readProviderAnswer(answer));
    });
  });
}

/** Hands a new card to the provider, for an identifier that stands for it. */
export function tokeniseCard(sessionKey: string, cardDetails: CardDetails): Promise<TokenOutcome> {
  return ask(sessionKey, (form, onTokenised) => form.tokeniseCardDetails({ cardDetails, onTokenised }));
}

/** Unlocks a saved card with its security code; its own identifier is used afterwards. */
export function activateSavedCard(
  sessionKey: string,
  reusableCardIdentifier: string,
  securityCode: string,
): Promise<TokenOutcome> {
  return ask(sessionKey, (form, onActivated) =>
    form.activateReusableCardIdentifier({ reusableCardIdentifier, securityCode, onActivated }),
  );
}
