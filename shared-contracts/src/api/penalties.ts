import { array, boolean, type Infer, nullable, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money.ts';

/** Reasons for a penalty: a late cancellation or a no-show. */
export const PENALTY_REASONS = ['late-cancellation', 'no-show'] as const;
export type PenaltyReason = (typeof PENALTY_REASONS)[number];

/** An amount the person owes for a booking. */
export const penaltySchema = object({
  id: string(),
  reason: oneOf(PENALTY_REASONS),
  /** Name of the booking. */
  name: string(),
  /** When it took place, with the site's offset. */
  startDate: string(),
  venue: object({ slug: string(), name: string() }),
  amount: moneySchema,
  formattedAmount: string(),
  /** True if it is in the person's basket, where it is paid like any other item. */
  isInBasket: boolean(),
});
export type Penalty = Infer<typeof penaltySchema>;

export const penalties = endpoint({
  method: 'GET',
  path: 'my-account/penalties',
  answer: array(penaltySchema),
  access: 'customer',
  summary: 'What the person owes for bookings, oldest first. `checkout/add` takes one with `type: penalty`.',
});

export const recordNoShow = endpoint({
  method: 'POST',
  path: 'front-of-house/bookings/{bookingId}/no-show',
  answer: object({ penalty: nullable(penaltySchema) }),
  access: 'staff',
  summary:
    'Records a no-show for a booking, at the desk; answers the charge, `null` for none. A repeat changes nothing.',
});
