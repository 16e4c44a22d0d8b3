import { type Booking, upcomingBookings } from 'shared-contracts/api/account';
import {
  bookingCancellation,
  type Cancellation,
  cancelBooking,
  pastBookings,
} from 'shared-contracts/api/bookings';
import { paidOrders } from 'shared-contracts/api/payments';
import { siteTime } from 'shared-contracts/dates';
import { useApi, useApiQuery, useFollowPerson, useToast } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { unbrokenDay } from '../../shared/booking-times.ts';
import { OfferDialog } from '../../shared/offer-dialog.tsx';
import { useBookedName } from '../../shared/use-booked-name.ts';
import { useOfferedChange } from '../../shared/use-offered-change.ts';
import { texts } from '../../texts/en.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { sameClassBookings } from './same-class-bookings.ts';

const words = texts.cancellation;

interface Props {
  booking: Booking;
  onClose(): void;
  onCancelled(): void;
}

/** Asks whether to cancel a booking, with the deadline and what comes back. */
export default function CancelQuestion({ booking, onClose, onCancelled }: Props) {
  const { id: bookingId, startDate } = booking.item;
  const name = useBookedName(booking.item);
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const terms = useApiQuery(bookingCancellation, { params: { bookingId } }, { staleTime: 0 });
  const toCome = useApiQuery(upcomingBookings, {});
  const kept = sameClassBookings(booking, toCome.data ?? []).length;
  const change = useOfferedChange(terms, cancelBooking);

  async function cancel({ total, penalty }: Cancellation) {
    const body = { refund: total, ...(penalty && { penalty: penalty.amount }) };
    const cancelled = await change.carryOut({ params: { bookingId }, body });
    if (!cancelled) return;
    const content = penalty ? words.doneAtACharge(name, penalty.formattedAmount) : words.done(name);
    toast({ content, type: 'success' });
    for (const changed of [upcomingBookings, pastBookings, paidOrders]) api.invalidate(changed);
    const isCredited = cancelled.refunds.some(({ destination }) => destination === 'credit');
    if (isCredited || penalty) followPerson(undefined);
    onCancelled();
  }

  return (
    <OfferDialog
      title={words.title}
      subject={words.what(name, unbrokenDay(startDate), siteTime(startDate))}
      words={words}
      change={change}
      onConfirm={(offer) => void cancel(offer)}
      onClose={onClose}
    >
      {(offer) => (
        <>
          {kept > 0 && <Text>{words.keepsOthers(kept, name)}</Text>}
          <CancellationTerms terms={offer} />
        </>
      )}
    </OfferDialog>
  );
}
