import { useEffect, useState } from 'react';
import type { Attendee, DeskClass } from 'shared-contracts/api/attendance';
import { lazyPart } from 'shared-platform';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/attendance.ts';

const CancelPlaceQuestion = lazyPart(
  () => import(/* webpackChunkName: "attendance-cancel" */ './cancel-place-question.tsx'),
  { close: ({ onClose }) => onClose() },
);

interface Props {
  item: DeskClass;
  attendee: Attendee;
  /** Called once it is cancelled and the question has closed. Must be stable between renders. */
  onCancelled(): void;
}

/** Cancels someone's booking for them, after a question. */
export function CancelPlace({ item, attendee, onCancelled }: Props) {
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  // The dialog gives the focus back to this button, which then goes: only after that can the focus be moved.
  useEffect(() => {
    if (step === 'done') onCancelled();
  }, [step, onCancelled]);
  return (
    <>
      <Button variant="text" size="small" startIcon="trash" onClick={() => setStep('asking')}>
        {texts.cancelPlace.ask}
        <VisuallyHidden> {texts.about(attendee.name)}</VisuallyHidden>
      </Button>
      {step === 'asking' && (
        <CancelPlaceQuestion
          item={item}
          attendee={attendee}
          onClose={() => setStep('resting')}
          onCancelled={() => setStep('done')}
        />
      )}
    </>
  );
}
