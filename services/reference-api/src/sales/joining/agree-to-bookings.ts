import type { Kysely } from 'kysely';
import type { CheckedDetails, HeldRow } from '../../memberships/index.ts';
import { type AgreedBooking, type Database, invalid } from '../../platform/index.ts';
import { keyOf } from '../later-bookings/affected.ts';
import { agreedBookingsOf, isAgreed, previewMembershipChange } from '../later-bookings/agreed-bookings.ts';
import { laterBookingTexts } from '../later-bookings/texts.ts';
import type { LineViewer } from './line.ts';

/**
 * Outcomes of later bookings when a membership is changed, as agreed. Throws the 422 failure if
 * that is not the list that was on show.
 * @param key of the list that was on show; nothing where the page knows of none.
 */
export async function agreeToBookings(
  db: Kysely<Database>,
  viewer: LineViewer,
  held: HeldRow,
  { type, option, startDate }: CheckedDetails,
  key: string | undefined,
): Promise<AgreedBooking[]> {
  const affected = await previewMembershipChange(db, viewer, { held, type, option, startDate });
  const isShown = key === undefined ? isAgreed([], affected) : key === keyOf(affected);
  if (!isShown) throw invalid({ bookingsKey: [laterBookingTexts.moved] });
  return agreedBookingsOf(affected);
}
