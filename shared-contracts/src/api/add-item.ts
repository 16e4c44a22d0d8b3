import { boolean, type Infer, looseObject, nullable, oneOf, optional, string } from 'shared-contracts/schema';
import { idSchema } from '../wire-values.ts';

/**
 * What can be put in a basket by `add`; a `penalty` is what the person owes. A membership gets there through joining,
 * changing or renewing.
 */
export const ITEM_TYPES = ['activity', 'penalty'] as const;

/**
 * One thing to put in the basket (shell specification 3 "Cart item add payload"). Extra options that its kind takes
 * stand beside these.
 */
export const addItemSchema = looseObject({
  id: idSchema,
  type: oneOf(ITEM_TYPES),
  /** Who takes the place: the person, or somebody linked to them. */
  purchasedForUserId: optional(nullable(idSchema)),
  pricingOptionId: optional(nullable(idSchema)),
  /** Of a slot: the court that is wanted by name (OpenActive IndividualFacilityUse); any free one without it. */
  individualFacilityUse: optional(nullable(idSchema)),
  /** They know that they have something else at these hours (`clash`), and want the place all the same. */
  acceptsClash: optional(boolean()),
  /**
   * Staff at the desk only: why they book the place although it is for another age, or beside something else at these
   * hours. It is kept with the booking for staff.
   */
  overrideNote: optional(string()),
});
/** The longest `overrideNote`. */
export const LONGEST_OVERRIDE_NOTE = 200;
export type AddItem = Infer<typeof addItemSchema>;
