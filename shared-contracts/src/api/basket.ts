import {
  array,
  boolean,
  type Infer,
  int,
  literal,
  looseObject,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  union,
  unknown,
  withDefault,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { APPS } from '../links.ts';
import { moneySchema } from '../money.ts';
import { flag, idSchema, listOf, orNull } from '../wire-values.ts';
import { addItemSchema } from './add-item.ts';
import { clashSchema } from './clash.ts';
import { MEMBERSHIP_PURCHASES, membershipFeeSchema } from './membership-entities.ts';

/** Kinds of credit a person may have; each pays once for a basket (decisions 28). */
export const CREDIT_TYPES = ['membership', 'general'] as const;

/** What every line of a basket has. */
const cartLine = {
  id: string(),
  name: string(),
  sortBy: int(),
  enablePrintReceipt: flag,
  purchasedFor: object({ id: string(), name: string() }),
  /** What is paid now. */
  price: moneySchema,
  formattedPrice: string(),
  priceReason: orNull(string()),
  /** Set when the price moved since it was put in the basket: what it was, formatted. */
  formattedPreviousPrice: orNull(string()),
  /** Why the line cannot be paid for, in words; `null` when it can. */
  problem: orNull(string()),
};

/** A place in a class. */
export const activityCartItemSchema = object({
  ...cartLine,
  type: literal('activity'),
  /** Id of the session. */
  objectId: string(),
  /** With the site's offset. */
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string() }),
  location: orNull(string()),
  /** Until when the place is kept; `null` once it is not. */
  holdExpiresAt: orNull(string()),
  /** Whether the place is kept at this moment; `null` where a server keeps none. */
  isHeld: orNull(boolean()),
  /** What the person may pay for it, to choose from; `pricingOptionId` is what it is priced at. */
  options: listOf(object({ id: string(), name: string(), formattedPrice: string() })),
  pricingOptionId: orNull(string()),
  /** What a membership takes off the price, and why; the person may do without it. */
  benefit: orNull(object({ name: string(), formattedSaving: string() })),
  /** The package that a use is taken from for it. */
  packageUsage: orNull(object({ name: string() })),
  /** A package of the person the place is for, who is not the buyer: the buyer is asked before a use is taken of it. */
  packageOffer: orNull(
    object({
      /** What to choose as `pricingOptionId` to take a use of it. */
      optionId: string(),
      name: string(),
      ownerFirstName: string(),
      usesLeft: int(),
    }),
  ),
  /** Where its `problem` is something else at the same hours: `acceptsClash` among its options keeps both. */
  clash: optional(clashSchema),
});
export type ActivityCartItem = Infer<typeof activityCartItemSchema>;

/** A membership to be paid for: a new one, a change of one or its renewal. */
export const membershipCartItemSchema = object({
  ...cartLine,
  type: literal('membership'),
  /** Id of the membership type. */
  objectId: string(),
  purchase: oneOf(MEMBERSHIP_PURCHASES),
  /** First day, YYYY-MM-DD. */
  startDate: string(),
  /** Last day of a fixed term, YYYY-MM-DD; `null` for one that goes on month by month. */
  endDate: orNull(string()),
  /** The home centre. */
  venue: object({ slug: string(), name: string() }),
  paymentType: string(),
  /** What the price is made of; a discount is negative. */
  fees: array(membershipFeeSchema),
});
export type MembershipCartItem = Infer<typeof membershipCartItemSchema>;

/** What is owed for a place that was given up too late or left empty. */
export const penaltyCartItemSchema = object({
  ...cartLine,
  type: literal('penalty'),
  /** Id of the penalty. */
  objectId: string(),
  /** Of the class it is for, with the site's offset. */
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string() }),
});
export type PenaltyCartItem = Infer<typeof penaltyCartItemSchema>;

/** A line of the basket. */
export const cartItemSchema = union([
  activityCartItemSchema,
  membershipCartItemSchema,
  penaltyCartItemSchema,
]);
export type CartItem = Infer<typeof cartItemSchema>;

const creditSchema = withDefault(object({ totalAvailable: moneySchema, maxApplicable: moneySchema }), {
  totalAvailable: '0.00',
  maxApplicable: '0.00',
});

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
  /** What is to be accepted for attendees before it is paid for; each as `AttendeeWaiver`, where it is to be shown. */
  attendeeWaiversRequired: listOf(unknown()),
  selectedUserId: orNull(string()),
  completeOrderId: orNull(string()),
  /** What is to pay for a part of it already: the credit that was applied. `totals.balance` is what is left. */
  payments: listOf(
    object({ tenderType: string(), amount: moneySchema, creditType: optional(oneOf(CREDIT_TYPES)) }),
  ),
  /** The earliest hold to run out; `null` without holds. A membership needs none. */
  holdExpiresAt: orNull(string()),
  /** Stands for the prices as they are shown; the paying calls bring it along. */
  priceKey: optional(string()),
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

/** The arguments of a basket's calls. Everybody who reads a basket uses them, so that all read one cached answer. */
export const basketArguments = (owner: { id: string } | null): { query: { selected_user_id?: string } } => ({
  query: owner ? { selected_user_id: owner.id } : {},
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
    membershipUserId: nullable(idSchema),
    selectedUserId: nullable(idSchema),
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
  body: strictObject({ cartItemIds: array(idSchema).check(minLength(1), maxLength(50)) }),
  answer: cartSchema,
  access: 'customer',
  summary: 'Takes lines out of the basket and gives their places back.',
});

export const applyCredit = endpoint({
  method: 'PUT',
  base: 'checkout',
  path: 'credit',
  /** How much of each kind is to pay for the basket; nothing takes it off again. */
  body: strictObject({ membership: moneySchema, general: moneySchema, selectedUserId: nullable(idSchema) }),
  answer: cartSchema,
  access: 'customer',
  summary:
    'Has credit pay for the basket, up to what `credits` says can be applied. It is taken with the order.',
});

export const keepPlaces = endpoint({
  method: 'POST',
  base: 'checkout',
  path: 'keep',
  body: strictObject({ selectedUserId: nullable(idSchema) }),
  answer: cartSchema,
  access: 'customer',
  summary:
    'Keeps the places of the basket for as long again, and takes those again that ran out and are still free.',
});

export const updateCartItem = endpoint({
  method: 'PUT',
  base: 'checkout',
  path: '{cartItemId}',
  body: strictObject({
    /** What is to change of the line; a kind takes the options it has. */
    options: looseObject({ pricingOptionId: optional(idSchema), acceptsClash: optional(boolean()) }),
    selectedUserId: nullable(idSchema),
  }),
  answer: cartSchema,
  access: 'customer',
  summary: 'Changes the options of a line, as the price it is bought at.',
});

const source = object({ source: oneOf(APPS), selected_user_id: optional(string()) });

export const removeBenefit = endpoint({
  method: 'DELETE',
  path: 'activities/benefit/remove/{cartItemId}',
  query: source,
  answer: cartSchema,
  access: 'customer',
  summary: 'Does without the benefit of a membership for a line, which then costs what everybody pays.',
});

export const removePackageUsage = endpoint({
  method: 'DELETE',
  path: 'activities/package/remove/{cartItemId}',
  query: source,
  answer: cartSchema,
  access: 'customer',
  summary: 'Takes no use of a package for a line.',
});
