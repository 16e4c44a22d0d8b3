import {
  bookingRuleTexts,
  type CancellationPolicy,
  freeCancellationUntil,
  penaltyPence,
} from '../../booking-rules/index.ts';
import { bookingTexts } from './texts.ts';

/** Facts that decide whether a booking can be cancelled, and the refund. */
export interface BookingFacts {
  status: 'confirmed' | 'cancelled';
  pricePence: number;
  startsAt: Date;
  sessionStatus: 'EventScheduled' | 'EventCancelled';
  /** The package that a use of paid for it. */
  packageName: string | null;
}

/** Reason that a booking cannot be cancelled, in words; `null` when it can. */
export function cancellationRefusal({ status, startsAt }: BookingFacts, now: Date): string | null {
  if (status === 'cancelled') return bookingTexts.cancelled;
  return startsAt <= now ? bookingTexts.started : null;
}

export interface CancellationTerms {
  freeUntil: Date | null;
  description: string;
  refundPence: number;
  /** The charge for cancelling this late. */
  penaltyPence: number;
  /** True if the use of a package that paid for it comes back. */
  isUseReturned: boolean;
}

/**
 * The whole price comes back until the venue's deadline, and always where the venue itself has cancelled; so does the use
 * of a package. Who loses either is charged nothing more.
 * @param uses of the package, of which the description speaks.
 */
export function cancellationTerms(
  booking: BookingFacts,
  { freeCancellationHours: freeHours, penalties }: CancellationPolicy,
  now: Date,
  uses = 1,
): CancellationTerms {
  const { pricePence, startsAt, sessionStatus, packageName } = booking;
  const freeUntil = freeCancellationUntil(startsAt, freeHours, now);
  const byVenue = sessionStatus === 'EventCancelled';
  const refundPence = freeUntil || byVenue ? pricePence : 0;
  const isLate = !freeUntil && !byVenue;
  const terms = {
    freeUntil,
    refundPence,
    penaltyPence: isLate ? penaltyPence('late-cancellation', booking, penalties) : 0,
    isUseReturned: packageName !== null && !isLate,
  };
  if (packageName) {
    const { packageBack, packageLost } = bookingTexts;
    return {
      ...terms,
      description: isLate ? packageLost(packageName, freeHours, uses) : packageBack(packageName, uses),
    };
  }
  if (terms.penaltyPence > 0) return { ...terms, description: bookingTexts.penalty(freeHours) };
  if (pricePence === 0) return { ...terms, description: bookingTexts.free };
  if (byVenue) return { ...terms, description: bookingTexts.byVenue };
  const description = freeUntil
    ? bookingRuleTexts.cancellation.free(freeHours)
    : bookingRuleTexts.cancellation.tooLate(freeHours);
  return { ...terms, description };
}

export interface StayTerms extends Omit<CancellationTerms, 'isUseReturned'> {
  /** The terms of each booking, in their order. */
  each: readonly Pick<CancellationTerms, 'refundPence' | 'isUseReturned'>[];
}

/** Terms of several bookings that are cancelled at once: as late as the first of them, and charged for once. */
export function stayTerms(
  bookings: readonly [BookingFacts, ...BookingFacts[]],
  policy: CancellationPolicy,
  now: Date,
): StayTerms {
  const [{ startsAt }] = bookings;
  const each = bookings.map((booking) => {
    const uses = bookings.filter(({ packageName }) => packageName === booking.packageName).length;
    return { booking, terms: cancellationTerms({ ...booking, startsAt }, policy, now, uses) };
  });
  // The words about free bookings add nothing beside one that was paid.
  const paid = each.filter(({ booking }) => booking.pricePence > 0 || booking.packageName !== null);
  const described = (paid.length > 0 ? paid : each).map(({ terms }) => terms.description);
  const all = each.map(({ terms }) => terms);
  const penaltyOfStay = paid.length > 0 ? 0 : Math.max(...all.map((terms) => terms.penaltyPence));
  return {
    freeUntil: all[0]?.freeUntil ?? null,
    description: [...new Set(described)].join(' '),
    refundPence: all.reduce((sum, { refundPence }) => sum + refundPence, 0),
    penaltyPence: penaltyOfStay,
    each: all,
  };
}
