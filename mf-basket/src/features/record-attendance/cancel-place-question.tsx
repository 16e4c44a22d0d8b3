import { useRef } from 'react';
import { type Attendee, attendees, type DeskClass, deskClasses } from 'shared-contracts/api/attendance';
import { bookingCancellation, type Cancellation, cancelBooking } from 'shared-contracts/api/bookings';
import { useApi, useApiMutation, useApiQuery, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Notice, Stack, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../texts/attendance.ts';
import { classMoment } from './class-moment.ts';

const words = texts.cancelPlace;

/** Effects of cancelling on the person who paid. */
function Terms({ terms: { refunds, penalty }, payer }: { terms: Cancellation; payer: string }) {
  return (
    <>
      {refunds.length > 0 ? (
        <div>
          <Text tone="muted">{words.refunds(payer)}</Text>
          <Box
            component="ul"
            aria-label={words.refunds(payer)}
            sx={{ m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5, listStyle: 'none' }}
          >
            {refunds.map(({ destination, creditType, description, formattedAmount }) => (
              <Text key={description} component="li" weight="bold">
                {words.refund[creditType === 'membership' ? creditType : destination](
                  formattedAmount,
                  description,
                )}
              </Text>
            ))}
          </Box>
        </div>
      ) : (
        <Text weight="bold">{words.nothing(payer)}</Text>
      )}
      {penalty && <Text weight="bold">{words.penalty(payer, penalty.formattedAmount)}</Text>}
      <Text>{words.email(payer)}</Text>
    </>
  );
}

interface Props {
  item: DeskClass;
  attendee: Attendee;
  onClose(): void;
  onCancelled(): void;
}

/** Asks whether to cancel someone's booking for them, once the server has said what comes back. */
export default function CancelPlaceQuestion({ item, attendee, onClose, onCancelled }: Props) {
  const { bookingId, name, bookedBy } = attendee;
  const api = useApi();
  const toast = useToast();
  const params = { bookingId };
  const terms = useApiQuery(bookingCancellation, { params }, { staleTime: 0 });
  const request = useApiMutation(cancelBooking);
  const attempt = useRef({ agreed: '', key: '' });
  const isAsking = terms.state === 'loading' || terms.isRefreshing;
  const shown = isAsking ? undefined : terms.data;

  async function cancel({ total, penalty }: Cancellation): Promise<void> {
    const body = { refund: total, ...(penalty && { penalty: penalty.amount }) };
    const agreed = JSON.stringify(body);
    // The same answer sent again is the same attempt.
    if (attempt.current.agreed !== agreed) attempt.current = { agreed, key: crypto.randomUUID() };
    const result = await request.run({ params, body }, { idempotencyKey: attempt.current.key });
    if (!result.ok) {
      if (result.error.kind === 'conflict') terms.reload();
      return;
    }
    toast({ content: words.done(name), type: 'success' });
    for (const changed of [attendees, deskClasses]) api.invalidate(changed);
    onCancelled();
  }

  // A change under way is answered first: closed before, its failure would be shown to no one.
  const leave = () => void (request.requesting || onClose());
  const error = request.error ?? (terms.state === 'error' ? terms.error : null);
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title(name)}
      maxWidth={440}
      fullScreenOnPhone={false}
      onClose={leave}
      actions={
        <>
          <Button variant="text" disabled={request.requesting} onClick={leave}>
            {words.keep}
          </Button>
          {(shown || isAsking) && (
            <Button
              variant="danger"
              loading={isAsking || request.requesting}
              onClick={() => shown && void cancel(shown)}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Text weight="bold">
          {item.name}, {classMoment(item)}
        </Text>
        {error && (
          <Notice
            severity="danger"
            action={
              terms.state === 'error' &&
              error.kind !== 'conflict' && (
                <Button variant="quiet" onClick={terms.reload}>
                  {texts.tryAgain}
                </Button>
              )
            }
          >
            {failureMessages(error).join(' ')}
          </Notice>
        )}
        {isAsking && <Text role="status">{words.loading}</Text>}
        {shown && <Terms terms={shown} payer={bookedBy ?? name} />}
      </Stack>
    </Dialog>
  );
}
