import type { ColumnType, Generated } from 'kysely';
import type { TENDER_TYPES } from 'shared-contracts/api/checkout';

type Document = ColumnType<Record<string, unknown>, string, string>;
type NullableDocument = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;

/** State of a card payment; see the payment state machine. */
export type PaymentState =
  | 'prepared'
  | 'processing'
  | 'sca_required'
  | 'authorised'
  | 'completed'
  | 'failed'
  | 'voiding'
  | 'voided'
  | 'refunding'
  | 'refunded';

/** Money that does not come from the card. */
export interface StoredTender {
  tenderType: (typeof TENDER_TYPES)[number];
  amountPence: number;
  /** Further facts, such as the number of a cheque. */
  extras?: Record<string, string>;
}

export interface CartTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  /** At most one open basket a person. `aside`: how its payment ended is being found out, and another one is open. */
  status: 'open' | 'paid' | 'discarded' | 'aside';
  createdAt: Date;
  /** Credit of the person that is to pay for it. */
  creditPence: Generated<number>;
  /** Credit of their membership that is to pay for it, before the other. */
  membershipCreditPence: Generated<number>;
  /** Number of times that its places were held for longer. */
  renewals: Generated<number>;
}

/** The note of staff at the desk who booked a place outside its age range or beside a clash; `null` = none. */
interface StaffOverride {
  overrideNote: ColumnType<string | null, string | null | undefined, string | null>;
  overriddenBy: ColumnType<string | null, string | null | undefined, string | null>;
  overriddenAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CartItemTable extends StaffOverride {
  id: Generated<string>;
  cartId: string;
  sessionId: string;
  /** The attendee. */
  personId: string;
  offerId: string;
  /** As the person was last shown it. */
  pricePence: number;
  /** The price before it changed; `null` if it never did. */
  previousPricePence: number | null;
  sortBy: number;
  addedAt: Date;
  /** The court or pitch by name; `null` for a class. */
  court: ColumnType<string | null, string | null | undefined, string | null>;
  /** The package that a use is taken of for it. */
  packageId: ColumnType<string | null, string | null | undefined, string | null>;
  /** True if the person asked for that court, or took any. */
  isCourtChosen: Generated<boolean>;
  /** The sessions at the same hours that they said yes to. */
  agreedClashes: ColumnType<string[], string | undefined, string>;
  /** True if staff at the desk put it in. */
  addedByStaff: Generated<boolean>;
}

export interface HoldTable {
  id: Generated<string>;
  sessionId: string;
  cartItemId: string;
  expiresAt: Date;
}

export interface PaymentTable {
  id: Generated<string>;
  cartId: string;
  tenantId: number;
  personId: string;
  /** Vendor name of the account that charges; `null` = the installation's. */
  merchant: Generated<string | null>;
  /** The amount on the card. */
  amountPence: number;
  /** Tenders that pay for the rest of the basket. */
  tenders: ColumnType<StoredTender[], string | undefined, string>;
  status: PaymentState;
  providerTransactionId: string | null;
  sessionKey: string | null;
  /** As `Visa ending 0006`. */
  cardDescription: string | null;
  sca: NullableDocument;
  threeDsSession: string | null;
  /** Reason that it failed: the provider's code, or a word of the server's own. */
  failure: string | null;
  saveCard: boolean;
  /** Origin of the page they buy on, for the links of what is mailed. */
  origin: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it is looked at next unless someone moves it on before; `null` = it has ended, or a person has to look. */
  nextStepAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Number of times that it was looked at in its current state. */
  steps: Generated<number>;
  /** When the provider was last sent it. */
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a void with an unknown outcome was sent. */
  voidSentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The reference that giving its money back has at the provider. */
  returnCode: ColumnType<string | null, string | null | undefined, string | null>;
  returnSentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Date;
  updatedAt: Date;
}

export interface SavedCardTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  /** Vendor name of the account that keeps it, and alone can charge it; `null` = the installation's. */
  merchant: Generated<string | null>;
  cardType: string;
  lastFourDigits: string;
  cardHolderName: string;
  /** MM/YY. */
  expiryDate: string;
  /** The provider's reusable identifier. */
  externalIdentifier: string;
  createdAt: Date;
}

export interface OrderTable {
  id: Generated<string>;
  completeOrderId: string;
  reference: string;
  tenantId: number;
  personId: string;
  totalPence: number;
  taxPence: number;
  paymentId: string | null;
  cartId: string;
  /** The member of staff who took the money at the desk. */
  takenBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Date;
}

/** Payments for an order, in the order shown. */
export interface OrderPaymentTable {
  orderId: string;
  position: number;
  tenderType: string;
  /** As `Visa ending 0006`. */
  description: string;
  amountPence: number;
}

/** The party that cancelled a booking: the booker, the front of house for them, or the venue with the whole class. */
export type Canceller = 'person' | 'staff' | 'venue';

/** A session, a membership or a penalty. A booking is an order item of a session that is not cancelled. */
export interface OrderItemTable extends StaffOverride {
  id: Generated<string>;
  orderId: string;
  sessionId: string | null;
  membershipId: string | null;
  penaltyId: ColumnType<string | null, string | null | undefined, string | null>;
  personId: string;
  name: string;
  pricePence: number;
  /** The entry code of a booking, or a member number. */
  accessCode: string;
  /** The purchase, as it was then. */
  snapshot: Document;
  status: 'confirmed' | 'cancelled';
  /** The rate of VAT in the price; `null` = none: exempt, outside its scope, or sold before this was kept. */
  vatPercent: ColumnType<number | null, number | null | undefined, number | null>;
  /** `null` too for what was cancelled before this was kept. */
  cancelledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  cancelledBy: ColumnType<Canceller | null, Canceller | null | undefined, Canceller | null>;
  /** The court or pitch by name; `null` for anything else. */
  court: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface IdempotencyKeyTable {
  key: string;
  personId: string;
  endpoint: string;
  bodyHash: string;
  /** `null` while the first call runs. */
  status: number | null;
  response: ColumnType<unknown, string | undefined, string>;
  createdAt: Date;
}

/** Tables of basket, checkout and orders. */
export interface PaymentTables {
  carts: CartTable;
  cartItems: CartItemTable;
  holds: HoldTable;
  payments: PaymentTable;
  savedCards: SavedCardTable;
  orders: OrderTable;
  orderPayments: OrderPaymentTable;
  orderItems: OrderItemTable;
  idempotencyKeys: IdempotencyKeyTable;
}
