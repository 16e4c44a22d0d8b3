import { type Infer, int, nullable, object, oneOf, optional, string } from 'shared-contracts/schema';
import { displayMoneySchema } from '../money.ts';

/** The coverage of a membership that is valid everywhere; any other value is text for the card. */
export const NATIONAL_COVERAGE = 'national';

/** A benefit of a membership. */
export const benefitSchema = object({
  name: string(),
  /** `null` = unlimited. */
  totalUses: nullable(int()),
  /** As `each month`. */
  frequency: nullable(string()),
  description: nullable(string()),
  /**
   * The price of a place with it: nothing, as often as `totalUses` allows, or the price of members. Missing if nothing
   * is booked with it, or if an API only gives its text.
   */
  kind: optional(oneOf(['included', 'member-price'])),
});
export type Benefit = Infer<typeof benefitSchema>;

/** A person's membership. */
export const heldMembershipSchema = object({
  id: string(),
  name: string(),
  membershipTypeId: string(),
  paymentOptionId: string(),
  paymentType: string(),
  homeVenue: object({ id: string(), slug: string(), name: string() }),
  /** YYYY-MM-DD. */
  startDate: string(),
  /** YYYY-MM-DD; `null` for one that continues month by month. */
  endDate: nullable(string()),
  /** The price each month or for its term. */
  price: displayMoneySchema,
});
export type HeldMembership = Infer<typeof heldMembershipSchema>;
