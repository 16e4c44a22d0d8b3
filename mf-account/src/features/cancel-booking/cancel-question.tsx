import { useState } from 'react';
import { type Booking, upcomingBookings } from 'shared-contracts/api/account';
import { bookingCancellation, cancelBooking, pastBookings } from 'shared-contracts/api/bookings';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { useApi, useApiMutation, useApiQuery, useFollowPerson, useToast } from 'shared-platform';
import { Button, Notice, Stack, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../texts/en.ts';
import { CancellationTerms } from './cancellation-terms.tsx';

const words = texts.cancellation;

interface Props {
  booking: Booking;
  onClose(): void;
  onCancelled(): void;
}

/** What cancelling brings back, asked of the server when the question opens, and the answer to it. */
export default function CancelQuestion({ booking, onClose, onCancelled }: Props) {
  const { id: bookingId, name, startDate } = booking.item;
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const terms = useApiQuery(bookingCancellation, { params: { bookingId } }, { staleTime: 0 });
  const request = useApiMutation(cancelBooking);
  // The same attempt sent again must not be a second one; another offer is another attempt.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const isAsking = terms.state === 'loading' || terms.isRefreshing;
  const offer = terms.state === 'success' && !terms.isRefreshing ? terms.data : undefined;

  async function confirm() {
    if (!offer) return;
    const body = { refund: offer.total };
    const result = await request.run({ params: { bookingId }, body }, { idempotencyKey });
    if (!result.ok) {
      if (result.error.kind === 'conflict') {
        setIdempotencyKey(crypto.randomUUID());
        terms.reload();
      }
      return;
    }
    toast({ content: words.done(name), type: 'success' });
    api.invalidate(upcomingBookings);
    api.invalidate(pastBookings);
    if (result.data.refunds.some(({ destination }) => destination === 'credit')) followPerson(undefined);
    onCancelled();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      role="alertdialog"
      maxWidth={480}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {words.keep}
          </Button>
          {(offer || isAsking) && (
            <Button variant="danger" loading={isAsking || request.requesting} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Text weight="bold">{words.what(name, displayDay(siteDay(startDate)), siteTime(startDate))}</Text>
        {request.error && <Notice severity="danger">{request.error.message}</Notice>}
        {isAsking && <Text role="status">{words.asking}</Text>}
        {offer && <CancellationTerms terms={offer} />}
        {terms.state === 'error' && !request.error && (
          <Notice
            severity="danger"
            action={
              terms.error?.kind !== 'conflict' && <Button onClick={terms.reload}>{texts.tryAgain}</Button>
            }
          >
            {terms.error?.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
