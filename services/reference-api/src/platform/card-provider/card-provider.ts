/** Details of a charged card. Its number and security code never reach this service. */
export interface ChargedCard {
  /** As the provider writes it, as `VisaDebit`. */
  type: string;
  lastFourDigits: string;
  /** MMYY. */
  expiryDate: string;
  /** Set when the provider keeps the card for later payments. */
  reusableIdentifier: string | null;
}

/**
 * Outcome of a payment that the provider has decided. `reason` is the provider's code. A charge is one, also when nothing
 * is said of its card.
 */
export type Decision =
  | { kind: 'authorised'; transactionId: string; card: ChargedCard | null }
  | { kind: 'declined'; transactionId: string | null; reason: string };

export type PaymentOutcome =
  | Decision
  | { kind: 'challenge'; transactionId: string; acsUrl: string; challengeRequest: string }
  /** The provider was never reached, or refused us: nothing was charged. */
  | { kind: 'unavailable'; reason: string }
  /** No readable answer arrived: it may have been charged. */
  | { kind: 'unknown' };

/** `undecided`: the payment still waits for its cardholder, or is not visible yet. */
export type LookupOutcome = Decision | { kind: 'undecided' } | { kind: 'unknown' };

/** `refused`: the provider will not void this payment, now or later. */
export type VoidOutcome = { kind: 'voided' } | { kind: 'refused'; reason: string } | { kind: 'unknown' };

/** Money to be given back of a payment. */
export interface CardRefund {
  /** Our own reference, unique indefinitely. What happens to the refund can be asked for by it. */
  code: string;
  /** The provider's number of the payment. */
  transactionId: string;
  amountPence: number;
  description: string;
}

/** Outcome of a refund that was sent; the rest as for a payment. */
export type RefundOutcome =
  | { kind: 'refunded' }
  | { kind: 'refused'; reason: string }
  | Extract<PaymentOutcome, { kind: 'unavailable' | 'unknown' }>;

/** Data of the cardholder's browser (EMV 3-D Secure 2). */
export interface CardholderBrowser {
  ip: string;
  acceptHeader: string;
  userAgent: string;
  language: string;
  colourDepth: number;
  screenHeight: number;
  screenWidth: number;
  /** Minutes, positive when behind UTC. */
  timezoneOffset: number;
  javaEnabled: boolean;
  javascriptEnabled: boolean;
}

export interface CardPayment {
  /** Our own reference, unique indefinitely. What happens to the payment can be asked for by it. */
  code: string;
  amountPence: number;
  /** As `GBP`. */
  currency: string;
  /** Country in which the card is billed, such as `GB`. */
  country: string;
  description: string;
  sessionKey: string;
  cardIdentifier: string;
  /** `saved`: the identifier is a reusable one; `save`: the provider is asked to keep the card. */
  usage: 'once' | 'save' | 'saved';
  customer: { firstName: string; lastName: string; email: string };
  address: { lineOne: string; lineTwo: string | null; city: string; postcode: string };
  browser: CardholderBrowser;
  /** Address to which the bank sends the cardholder's browser back. */
  notificationUrl: string;
}

/** The card provider as this service needs it. Nothing here throws: every ending is a value. */
export interface CardProvider {
  /** A key for the browser to tokenise one card under; `null` when the provider cannot be reached. */
  openSession(): Promise<string | null>;
  pay(payment: CardPayment): Promise<PaymentOutcome>;
  /** Hands over the bank's answer to a challenge. */
  answerChallenge(transactionId: string, challengeResponse: string): Promise<LookupOutcome>;
  lookUp(transactionId: string): Promise<LookupOutcome>;
  voidPayment(transactionId: string): Promise<VoidOutcome>;
  refund(refund: CardRefund): Promise<RefundOutcome>;
  /** Has a reusable card forgotten. Whether the provider has none of that identifier any more. */
  forgetCard(reusableIdentifier: string): Promise<boolean>;
}
