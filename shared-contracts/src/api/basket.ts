import {
  array,
  boolean,
  type Infer,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  unknown,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money.ts';

const id = string().check(minLength(1), maxLength(64));

/** What can be put in a basket. */
export const ITEM_TYPES = ['activity'] as const;

/** One thing to put in the basket (shell specification 3 "Cart item add payload"). */
export const addItemSchema = strictObject({
  id,
  type: oneOf(ITEM_TYPES),
  purchasedForUserId: optional(nullable(id)),
  pricingOptionId: optional(nullable(id)),
});
export type AddItem = Infer<typeof addItemSchema>;

/** A line of the basket. */
export const cartItemSchema = object({
  id: string(),
  type: oneOf(ITEM_TYPES),
  /** Id of the session. */
  objectId: string(),
  name: string(),
  sortBy: int(),
  enablePrintReceipt: boolean(),
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string() }),
  location: nullable(string()),
  purchasedFor: object({ id: string(), name: string() }),
  price: moneySchema,
  formattedPrice: string(),
  priceReason: nullable(string()),
  /** Set when the price moved since it was put in the basket: what it was, formatted. */
  formattedPreviousPrice: nullable(string()),
  /** Until when the place is kept; `null` once it is not. */
  holdExpiresAt: nullable(string()),
  /** Why the line cannot be paid for, in words; `null` when it can. */
  problem: nullable(string()),
});
export type CartItem = Infer<typeof cartItemSchema>;

const creditSchema = object({ totalAvailable: moneySchema, maxApplicable: moneySchema });

/** The basket (shell specification 3 "Cart"). Totals are the server's alone. */
export const cartSchema = object({
  id: string(),
  uuid: string(),
  items: array(cartItemSchema),
  totals: object({
    total: moneySchema,
    taxTotal: moneySchema,
    subTotal: moneySchema,
    balance: moneySchema,
    itemCount: int(),
    formattedTotal: string(),
    formattedTaxTotal: string(),
    formattedSubTotal: string(),
    formattedBalance: string(),
  }),
  credits: object({ membership: creditSchema, general: creditSchema }),
  attendeeWaiversRequired: array(unknown()),
  selectedUserId: nullable(string()),
  completeOrderId: nullable(string()),
  payments: array(object({ tenderType: string(), amount: moneySchema })),
  /** The earliest hold to run out; `null` without holds. */
  holdExpiresAt: nullable(string()),
  /** The server's clock, so that a countdown is true on a device with a wrong one. */
  now: string(),
});
export type Cart = Infer<typeof cartSchema>;

const selectedUser = object({ selected_user_id: optional(string()) });

export const cart = endpoint({
  method: 'GET',
  base: 'checkout',
  path: '',
  query: selectedUser,
  answer: cartSchema,
  access: 'customer',
  summary: "The person's basket; an empty one when nothing is in it.",
});

export const clearCart = endpoint({
  method: 'DELETE',
  base: 'checkout',
  path: '',
  query: selectedUser,
  answer: cartSchema,
  access: 'customer',
  summary: 'Empties the basket and gives every held place back.',
});

export const addToCart = endpoint({
  method: 'POST',
  base: 'checkout',
  path: 'add',
  body: strictObject({
    items: array(addItemSchema).check(minLength(1), maxLength(20)),
    membershipUserId: nullable(id),
    selectedUserId: nullable(id),
  }),
  answer: cartSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Holds a place for each item and adds it; all or nothing.',
});

export const removeFromCart = endpoint({
  method: 'POST',
  base: 'checkout',
  path: 'remove',
  query: object({ membership_user_id: optional(string()), selected_user_id: optional(string()) }),
  body: strictObject({ cartItemIds: array(id).check(minLength(1), maxLength(50)) }),
  answer: cartSchema,
  access: 'customer',
  summary: 'Takes lines out of the basket and gives their places back.',
});
