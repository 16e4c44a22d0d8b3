import { boolean, type Infer, looseObject, nullable, oneOf, optional, string } from 'shared-contracts/schema';
import { idSchema } from '../wire-values.ts';

/**
 * Items that `add` can put in a basket; a `penalty` is a charge the person owes. A membership gets there through
 * joining, changing or renewing.
 */
export const ITEM_TYPES = ['activity', 'penalty'] as const;

/**
 * One thing to put in the basket (shell specification 3 "Cart item add payload"). Extra options of its type
 * are sent beside these.
 */
export const addItemSchema = looseObject({
  id: idSchema,
  type: oneOf(ITEM_TYPES),
  /** The attendee: the person, or someone linked to them. */
  purchasedForUserId: optional(nullable(idSchema)),
  pricingOptionId: optional(nullable(idSchema)),
  /** For a slot: the id of a particular court (OpenActive IndividualFacilityUse); any free one without it. */
  individualFacilityUse: optional(nullable(idSchema)),
  /** The person has confirmed a booking that clashes (`clash`). */
  acceptsClash: optional(boolean()),
  /**
   * Staff at the desk only: why they book the place outside its age range or beside a clash. It is stored with the
   * booking for staff.
   */
  overrideNote: optional(string()),
});
/** The longest `overrideNote`. */
export const MAX_OVERRIDE_NOTE_LENGTH = 200;
export type AddItem = Infer<typeof addItemSchema>;
