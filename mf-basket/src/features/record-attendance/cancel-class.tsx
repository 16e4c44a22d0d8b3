import { useEffect, useState } from 'react';
import type { DeskClass } from 'shared-contracts/api/attendance';
import { siteTime } from 'shared-contracts/dates';
import { isManager } from 'shared-contracts/staff';
import { lazyPart, useSession } from 'shared-platform';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/attendance.ts';

const CancelClassQuestion = lazyPart(
  () => import(/* webpackChunkName: "attendance-cancel" */ './cancel-class-question.tsx'),
  { close: ({ onClose }) => onClose() },
);

interface Props {
  item: DeskClass;
  /** Called once it is cancelled and the question has closed. Must be stable between renders. */
  onCancelled(): void;
}

/** Cancels a class that has not begun, after a question. Only managers can. */
export function CancelClass({ item, onCancelled }: Props) {
  const { user } = useSession();
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  // The dialog gives the focus back to this button, which then goes: only after that can the focus be moved.
  useEffect(() => {
    if (step === 'done') onCancelled();
  }, [step, onCancelled]);
  if (!user || !isManager(user)) return null;
  return (
    <>
      <Button variant="text" size="small" startIcon="trash" onClick={() => setStep('asking')}>
        {texts.cancelClass.ask}
        <VisuallyHidden> {texts.about(texts.at(item.name, siteTime(item.startDate)))}</VisuallyHidden>
      </Button>
      {step === 'asking' && (
        <CancelClassQuestion
          item={item}
          onClose={() => setStep('resting')}
          onCancelled={() => setStep('done')}
        />
      )}
    </>
  );
}
