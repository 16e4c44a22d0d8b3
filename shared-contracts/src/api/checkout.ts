import {
  array,
  boolean,
  catchall,
  type Infer,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  record,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { APPS } from '../links.ts';
import { moneySchema } from '../money.ts';

/** The card provider whose browser script and protocol the checkout speaks. */
export const CARD_PROVIDER = 'opayo';
/** Path of the provider's browser script below the prepared URL. */
export const CARD_PROVIDER_SCRIPT = '/api/v1/js/sagepay.js';
/** New sessions after refused tokenisations before giving up (joining specification 9). */
export const SESSION_RETRY_LIMIT = 5;
/** Offline tenders, taken by front-of-house staff only, credit apart (shell specification 9). */
export const TENDER_TYPES = ['cash', 'offline-voucher', 'cheque', 'credit'] as const;

/** Transaction statuses; anything but these two counts as failed (joining specification 9, decisions 29). */
export const TRANSACTION_STATUSES = { scaRequired: 'sca_required', authorised: 'authorised' } as const;

/**
 * Reasons for a payment that failed without a charge: the bank declined, it could not authenticate the person, the
 * provider was unreachable, or the basket changed during the challenge.
 */
export const FAILURE_REASONS = [
  'declined',
  'not-authenticated',
  'provider-unavailable',
  'basket-changed',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const shortText = (maximum: number) => string().check(maxLength(maximum));

export const savedCardSchema = object({
  id: string(),
  cardType: string(),
  lastFourDigits: string(),
  cardHolderName: string(),
  /** MM/YY. */
  expiryDate: string(),
  /** The provider's reusable identifier. */
  externalIdentifier: string(),
  cardImage: nullable(string()),
  recentlyExpired: boolean(),
});
export type SavedCard = Infer<typeof savedCardSchema>;

/** A payment without a card; further details, such as the number of a cheque, are sent beside the amount. */
export const offlinePaymentSchema = catchall(
  object({ tenderType: oneOf(TENDER_TYPES), amount: moneySchema }),
  shortText(100),
);
export type OfflinePayment = Infer<typeof offlinePaymentSchema>;

const billingAddressSchema = object({
  billingAddressLineOne: string(),
  billingAddressLineTwo: string(),
  billingCity: string(),
  billingPostcode: string(),
});
export type BillingAddress = Infer<typeof billingAddressSchema>;

export const prepare = endpoint({
  method: 'GET',
  path: 'checkout/prepare',
  answer: object({
    paymentProvider: string(),
    sessionKey: string(),
    paymentProviderConfiguration: object({ mode: oneOf(['test', 'live']), url: string() }),
    /** The one to offer first. */
    savedCard: nullable(savedCardSchema),
    /** All of them, newest first, including that one, if an API offers a choice. */
    savedCards: optional(array(savedCardSchema)),
    /** The person's own address, to prefill the form. */
    billingAddress: optional(nullable(billingAddressSchema)),
  }),
  access: 'customer',
  summary: 'Opens a card session with the provider for the basket.',
});

const paying = {
  completedWaivers: array(string()),
  payments: array(offlinePaymentSchema),
  source: oneOf(APPS),
  /** Ids of the ticked terms. */
  terms: array(string()),
  /** The `priceKey` of the basket as shown: changed prices are not charged unseen. */
  priceKey: optional(shortText(100)),
};

const scaDataSchema = record(string(), string());

export const authorise = endpoint({
  method: 'POST',
  path: 'checkout/authorise',
  body: strictObject({
    ...paying,
    billingFirstName: shortText(50),
    billingLastName: shortText(50),
    billingAddressLineOne: shortText(50),
    billingAddressLineTwo: optional(nullable(shortText(50))),
    billingCity: shortText(40),
    billingPostcode: shortText(10),
    browserDetails: strictObject({
      colourDepth: int(),
      javaEnabled: boolean(),
      javascriptEnabled: boolean(),
      language: shortText(35),
      screenHeight: int(),
      screenWidth: int(),
      /** Minutes, positive when behind UTC, as `Date#getTimezoneOffset`. */
      timezoneOffset: int(),
    }),
    cardIdentifier: string().check(minLength(1), maxLength(100)),
    cardHolderName: shortText(45),
    sessionKey: string().check(minLength(1), maxLength(100)),
    saveCard: boolean(),
    savedCardId: optional(nullable(string())),
  }),
  answer: object({
    scaData: nullable(scaDataSchema),
    scaUrl: nullable(string()),
    transactionStatus: string(),
    transactionUuid: string(),
  }),
  access: 'customer',
  idempotent: true,
  dataKeys: ['scaData'],
  summary:
    "Charges the card for the basket's balance, or answers the 3-D Secure challenge to show. A failure may say why in " +
    'its `data`, as a `failure_reason`.',
});

export const complete = endpoint({
  method: 'POST',
  path: 'checkout/complete',
  body: strictObject({
    ...paying,
    transactionUuid: optional(string()),
    selectedUserId: optional(nullable(string())),
  }),
  answer: object({ completeOrderId: string() }),
  access: 'customer',
  idempotent: true,
  summary:
    'Turns the basket into an order: after a card payment with `transaction_uuid`, without a card if there is nothing to pay.',
});

export const pay = endpoint({
  method: 'POST',
  base: 'checkout',
  path: 'pay',
  body: strictObject({ ...paying, selectedUserId: nullable(string()) }),
  answer: object({ completeOrderId: string() }),
  access: 'staff',
  idempotent: true,
  summary:
    'Turns the basket of a customer into an order paid for at the desk (shell specification 6), on the ' +
    'front-of-house host only. A cash payment may say what was `received`.',
});

/** State of the basket's latest payment, for a page that lost the answer of a paying call (decisions 31). */
export const paymentStatusSchema = object({
  status: oneOf(['none', 'processing', 'sca_required', 'authorised', 'completed', 'failed']),
  transactionUuid: nullable(string()),
  completeOrderId: nullable(string()),
  scaUrl: nullable(string()),
  scaData: nullable(scaDataSchema),
  /** One of `FAILURE_REASONS`, where the payment has failed and the API says why. */
  failureReason: optional(nullable(string())),
  /** Money that is returned to the card because no order was made. */
  returned: optional(nullable(object({ formattedAmount: string(), isDone: boolean() }))),
});
export type PaymentStatus = Infer<typeof paymentStatusSchema>;

export const paymentStatus = endpoint({
  method: 'GET',
  path: 'checkout/payment',
  query: object({ cart_id: string() }),
  answer: paymentStatusSchema,
  access: 'customer',
  dataKeys: ['scaData'],
  summary: "The state of the latest payment of this person's basket.",
});

export const leaveChallenge = endpoint({
  method: 'DELETE',
  path: 'checkout/payment',
  query: object({ cart_id: string() }),
  answer: paymentStatusSchema,
  access: 'customer',
  summary:
    'Ends a 3-D Secure challenge that the person does not want to answer, and answers the state of the payment: if the ' +
    'bank has answered first, that counts. Without this call a page starts a new payment, which must end the ' +
    'challenge as well.',
});

/** A text to agree to. Its id names one wording: a reworded text gets another, so that a person agrees to what they read. */
export const termSchema = object({
  id: string(),
  title: string(),
  html: string(),
  /** Number of the wording of this text, from 1; missing if an API does not count them. */
  version: optional(int()),
});
export type Term = Infer<typeof termSchema>;

export const terms = endpoint({
  method: 'GET',
  base: 'origin',
  path: 'api/terms',
  query: object({ cart_id: string() }),
  answer: array(termSchema),
  access: 'customer',
  summary: 'The terms to agree before paying for a basket.',
});
