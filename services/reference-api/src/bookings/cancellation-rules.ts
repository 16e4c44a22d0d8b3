import { freeCancellationUntil } from '../activities/rules.ts';
import { texts } from '../texts/en.ts';
import { bookingTexts } from './texts.ts';

/** What decides whether a booking can be cancelled, and what comes back. */
export interface BookingFacts {
  status: 'confirmed' | 'cancelled';
  pricePence: number;
  startsAt: Date;
  sessionStatus: 'EventScheduled' | 'EventCancelled';
}

/** Why a booking cannot be cancelled, in words; `null` when it can. */
export function cancellationRefusal({ status, startsAt }: BookingFacts, now: Date): string | null {
  if (status === 'cancelled') return bookingTexts.cancelled;
  return startsAt <= now ? bookingTexts.started : null;
}

export interface CancellationTerms {
  freeUntil: Date | null;
  description: string;
  refundPence: number;
}

/** The whole price comes back until the venue's deadline, and always where the venue itself has cancelled. */
export function cancellationTerms(booking: BookingFacts, freeHours: number, now: Date): CancellationTerms {
  const { pricePence, startsAt, sessionStatus } = booking;
  const freeUntil = freeCancellationUntil(startsAt, freeHours, now);
  const byVenue = sessionStatus === 'EventCancelled';
  const refundPence = freeUntil || byVenue ? pricePence : 0;
  if (pricePence === 0) return { freeUntil, description: bookingTexts.free, refundPence };
  if (byVenue) return { freeUntil, description: bookingTexts.byVenue, refundPence };
  const description = freeUntil ? texts.cancellation.free(freeHours) : texts.cancellation.tooLate(freeHours);
  return { freeUntil, description, refundPence };
}
