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

/** Kinds of credit; each can be applied once per basket (decisions 28). */
export const CREDIT_TYPES = ['membership', 'general'] as const;

/** Fields of every basket line. */
const cartLine = {
  id: string(),
  name: string(),
  sortBy: int(),
  enablePrintReceipt: flag,
  purchasedFor: object({ id: string(), name: string() }),
  /** The amount due now. */
  price: moneySchema,
  formattedPrice: string(),
  priceReason: orNull(string()),
  /** The earlier price, formatted, if it has changed since the item was added. */
  formattedPreviousPrice: orNull(string()),
  /** Reason that the line cannot be paid for, in words; `null` when it can. */
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
  /** True for a time of a court, which its `location` names. */
  isCourt: optional(boolean()),
  /** True if staff at the desk put it in for the customer. */
  addedByStaff: optional(boolean()),
  /** When the hold expires; `null` once it has. */
  holdExpiresAt: orNull(string()),
  /** True if the place is held now; `null` if the server has no holds. */
  isHeld: orNull(boolean()),
  /** The prices the person may choose from; `pricingOptionId` is the chosen one. */
  options: listOf(object({ id: string(), name: string(), formattedPrice: string() })),
  pricingOptionId: orNull(string()),
  /** The discount of a membership, and why; the person may remove it. */
  benefit: orNull(
    object({
      name: string(),
      formattedSaving: string(),
      formattedFullPrice: optional(string()),
      /** The same amounts to add up. */
      saving: optional(moneySchema),
      fullPrice: optional(moneySchema),
    }),
  ),
  /** The package that pays for it with one use. */
  packageUsage: orNull(object({ name: string() })),
  /** A package of an attendee who is not the buyer: the buyer is asked before one of its uses is taken. */
  packageOffer: orNull(
    object({
      /** The `pricingOptionId` that takes a use of it. */
      optionId: string(),
      name: string(),
      ownerFirstName: string(),
      usesLeft: int(),
    }),
  ),
  /** Set if its `problem` is a clash: the option `acceptsClash` keeps both. */
  clash: optional(clashSchema),
});
export type ActivityCartItem = Infer<typeof activityCartItemSchema>;

/** The commitment that paying for a membership makes, in words. */
export const commitmentSchema = object({
  /** For example `then £32.00 each month from 15 Dec`; `null` if nothing is paid later. */
  later: nullable(string()),
  /** Today's payment and its reason, the next collections, the first year and how it ends, each a label and a text. */
  facts: array(object({ label: string(), text: string() })),
});
export type Commitment = Infer<typeof commitmentSchema>;

/** A membership to be paid for: a new one, a change of one or its renewal. */
export const membershipCartItemSchema = object({
  ...cartLine,
  type: literal('membership'),
  /** Id of the membership type. */
  objectId: string(),
  purchase: oneOf(MEMBERSHIP_PURCHASES),
  /** Name of the membership that ends when this one begins; if missing, only the commitment may say it. */
  replaces: optional(string()),
  /** First day, YYYY-MM-DD. */
  startDate: string(),
  /** Last day of a fixed term, YYYY-MM-DD; `null` for one that continues month by month. */
  endDate: orNull(string()),
  /** The home centre. */
  venue: object({ slug: string(), name: string() }),
  paymentType: string(),
  /** Parts of the price; a discount is negative. */
  fees: array(membershipFeeSchema),
  /** The commitment in the server's words; without it only the fees are shown. */
  commitment: optional(commitmentSchema),
  /** Says whether all its terms are agreed to, and where to do that; if missing, the page remembers the ticked terms. */
  joining: optional(object({ areTermsAgreed: boolean(), path: string() })),
});
export type MembershipCartItem = Infer<typeof membershipCartItemSchema>;

/** The charge for a late cancellation or a no-show. */
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
    /** The number of lines as the person sees them: a court for longer is one. */
    lineCount: optional(int()),
    formattedTotal: string(),
    formattedTaxTotal: string(),
    formattedSubTotal: string(),
    formattedBalance: string(),
  }),
  credits: object({ membership: creditSchema, general: creditSchema }),
  /** Waivers to accept before paying; each is an `AttendeeWaiver` if it can be shown. */
  attendeeWaiversRequired: listOf(unknown()),
  selectedUserId: orNull(string()),
  completeOrderId: orNull(string()),
  /** Payments applied so far, such as credit. `totals.balance` is what remains. */
  payments: listOf(
    object({ tenderType: string(), amount: moneySchema, creditType: optional(oneOf(CREDIT_TYPES)) }),
  ),
  /** When the first hold expires; `null` without holds. A membership needs none. */
  holdExpiresAt: orNull(string()),
  /** Identifies the prices as shown; the paying calls send it back. */
  priceKey: optional(string()),
  /** The server's time, so that a countdown is right on a device with a wrong clock. */
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
  summary: "The person's basket, which may be empty.",
});

/** Arguments of the basket's calls. All readers of a basket use them, so that they share one cached answer. */
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
  summary: 'Empties the basket and releases every held place.',
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
  summary: 'Removes lines from the basket and releases their places.',
});

export const applyCredit = endpoint({
  method: 'PUT',
  base: 'checkout',
  path: 'credit',
  /** The amount of each kind to apply; `0.00` removes it again. */
  body: strictObject({ membership: moneySchema, general: moneySchema, selectedUserId: nullable(idSchema) }),
  answer: cartSchema,
  access: 'customer',
  summary: 'Applies credit to the basket, up to the amounts in `credits`. It is spent with the order.',
});

export const keepPlaces = endpoint({
  method: 'POST',
  base: 'checkout',
  path: 'keep',
  body: strictObject({ selectedUserId: nullable(idSchema) }),
  answer: cartSchema,
  access: 'customer',
  summary: 'Extends the holds of the basket, and renews expired ones whose places are still free.',
});

export const updateCartItem = endpoint({
  method: 'PUT',
  base: 'checkout',
  path: '{cartItemId}',
  body: strictObject({
    /** The options to change; each type takes its own. */
    options: looseObject({ pricingOptionId: optional(idSchema), acceptsClash: optional(boolean()) }),
    selectedUserId: nullable(idSchema),
  }),
  answer: cartSchema,
  access: 'customer',
  summary: 'Changes the options of a line, such as its price.',
});

const source = object({ source: oneOf(APPS), selected_user_id: optional(string()) });

export const removeBenefit = endpoint({
  method: 'DELETE',
  path: 'activities/benefit/remove/{cartItemId}',
  query: source,
  answer: cartSchema,
  access: 'customer',
  summary: 'Removes the benefit of a membership from a line, which then has the standard price.',
});

export const removePackageUsage = endpoint({
  method: 'DELETE',
  path: 'activities/package/remove/{cartItemId}',
  query: source,
  answer: cartSchema,
  access: 'customer',
  summary: 'Stops a package paying for a line.',
});
