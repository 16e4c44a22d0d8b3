import { upcomingBookings } from 'shared-contracts/api/account';
import {
  bookingCancellation,
  type Cancellation,
  cancelBooking,
  pastBookings,
} from 'shared-contracts/api/bookings';
import { paidOrders } from 'shared-contracts/api/payments';
import { useApi, useApiQuery, useFollowPerson, useToast } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { bookingTimes, unbrokenDay } from '../../shared/booking-times.ts';
import { OfferDialog } from '../../shared/offer-dialog.tsx';
import type { Stay } from '../../shared/stays.ts';
import { useBookedName } from '../../shared/use-booked-name.ts';
import { useOfferedChange } from '../../shared/use-offered-change.ts';
import { texts as words } from '../../texts/cancel-booking.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { coveredParts } from './covered-parts.ts';
import { sameClassBookings } from './same-class-bookings.ts';

interface Props {
  booking: Stay;
  onClose(): void;
  onCancelled(): void;
}

/**
 * Asks whether to cancel a booking, with the deadline and what comes back. A stay of several bookings is cancelled as one;
 * an API that does not know stays cancels the first of them, and the question says so.
 */
export default function CancelQuestion({ booking, onClose, onCancelled }: Props) {
  const { id: bookingId, startDate } = booking.item;
  const stay = booking.parts.length > 1 ? ({ stay: 'whole' } as const) : {};
  const name = useBookedName(booking.item);
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const terms = useApiQuery(bookingCancellation, { params: { bookingId }, query: stay }, { staleTime: 0 });
  const toCome = useApiQuery(upcomingBookings, {});
  const covered = coveredParts(booking, terms.data);
  const { endDate } = (covered.at(-1) ?? covered[0]).item;
  const { start, end } = bookingTimes(startDate, endDate);
  const time = booking.parts.length > 1 ? words.times(start, end) : start;
  const kept = sameClassBookings(covered, toCome.data ?? []).length;
  const change = useOfferedChange(terms, cancelBooking);

  function reloadLists(): void {
    for (const changed of [upcomingBookings, pastBookings, paidOrders]) api.invalidate(changed);
  }

  function close(): void {
    // Another tab, or the centre, has cancelled it: the list behind does not know yet.
    if (change.error?.kind === 'conflict') reloadLists();
    onClose();
  }

  async function cancel({ total, penalty }: Cancellation) {
    const body = { refund: total, ...(penalty && { penalty: penalty.amount }), ...stay };
    const cancelled = await change.carryOut({ params: { bookingId }, body });
    if (!cancelled) return;
    const content = penalty ? words.doneAtACharge(name, penalty.formattedAmount) : words.done(name);
    toast({ content, type: 'success' });
    reloadLists();
    const isCredited = cancelled.refunds.some(({ destination }) => destination === 'credit');
    if (isCredited || penalty) followPerson(undefined);
    onCancelled();
  }

  return (
    <OfferDialog
      title={words.title}
      subject={words.what(name, unbrokenDay(startDate), time)}
      words={words}
      change={change}
      onConfirm={(offer) => void cancel(offer)}
      onClose={close}
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
