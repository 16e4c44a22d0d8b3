import { useEffect, useState } from 'react';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { lazyPart } from 'shared-platform';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { ShortOnPhone } from '../../shared/short-on-phone.tsx';
import type { Stay } from '../../shared/stays.ts';
import { useBookedName } from '../../shared/use-booked-name.ts';
import { texts as words } from '../../texts/cancel-booking.ts';
import { texts } from '../../texts/en.ts';

const CancelQuestion = lazyPart(
  () => import(/* webpackChunkName: "cancel-question" */ './cancel-question.tsx'),
  { close: ({ onClose }) => onClose() },
);

interface Props {
  booking: Stay;
  /** Called once the booking is cancelled and the question is gone; keeps its identity. */
  onCancelled(): void;
}

/** Asks before it cancels, with what comes back. */
export function CancelBooking({ booking, onCancelled }: Props) {
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  const { item } = booking;
  const name = useBookedName(item);
  // The dialog gives the focus back to this button, which goes with its booking: only then can it be moved.
  useEffect(() => {
    if (step === 'done') onCancelled();
  }, [step, onCancelled]);
  return (
    <>
      <Button variant="text" size="small" onClick={() => setStep('asking')}>
        <ShortOnPhone text={words.ask} main={words.askShort} />
        <VisuallyHidden>
          {' '}
          {texts.bookings.confirmationOf(name, displayDay(siteDay(item.startDate)))}
        </VisuallyHidden>
      </Button>
      {step === 'asking' && (
        <CancelQuestion
          booking={booking}
          onClose={() => setStep('resting')}
          onCancelled={() => setStep('done')}
        />
      )}
    </>
  );
}
