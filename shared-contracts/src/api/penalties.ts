import { array, boolean, type Infer, nullable, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money.ts';

/** What a penalty is for: a place that was given up after the venue's deadline, or was never taken. */
export const PENALTY_REASONS = ['late-cancellation', 'no-show'] as const;
export type PenaltyReason = (typeof PENALTY_REASONS)[number];

/** An amount the person owes for a booking. */
export const penaltySchema = object({
  id: string(),
  reason: oneOf(PENALTY_REASONS),
  /** What was booked. */
  name: string(),
  /** When it took place, with the site's offset. */
  startDate: string(),
  venue: object({ slug: string(), name: string() }),
  amount: moneySchema,
  formattedAmount: string(),
  /** Whether it is in the person's basket, where it is paid like anything else. */
  isInBasket: boolean(),
});
export type Penalty = Infer<typeof penaltySchema>;

export const penalties = endpoint({
  method: 'GET',
  path: 'my-account/penalties',
  answer: array(penaltySchema),
  access: 'customer',
  summary:
    'What the person owes for bookings, the oldest first. `checkout/add` takes it with `type: penalty`.',
});

export const recordNoShow = endpoint({
  method: 'POST',
  path: 'front-of-house/bookings/{bookingId}/no-show',
  answer: object({ penalty: nullable(penaltySchema) }),
  access: 'staff',
  summary:
    'Notes, at the desk, that nobody came to a booking; answers what is owed for it, `null` for nothing. Asked again it stays one.',
});
