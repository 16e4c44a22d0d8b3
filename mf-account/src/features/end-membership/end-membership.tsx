import { useEffect, useState } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { lazyPart } from 'shared-platform';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/ending.ts';

const EndQuestion = lazyPart(
  () => import(/* webpackChunkName: "membership-question" */ './end-question.tsx'),
  { close: ({ onClose }) => onClose() },
);

interface Props {
  membership: OwnMembership;
  /** Called once the end is settled and the question is gone; keeps its identity. */
  onEnded(): void;
}

/** Asks before it ends a membership, with the last day and the last payment. */
export function EndMembership({ membership, onEnded }: Props) {
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  // The dialog gives the focus back to this button, which goes once the end is settled: only then can it be moved.
  useEffect(() => {
    if (step === 'done') onEnded();
  }, [step, onEnded]);
  return (
    <>
      <Button variant="text" onClick={() => setStep('asking')}>
        {words.ask}
        <VisuallyHidden> {membership.name}</VisuallyHidden>
      </Button>
      {step === 'asking' && (
        <EndQuestion
          membership={membership}
          onClose={() => setStep('resting')}
          onEnded={() => setStep('done')}
        />
      )}
    </>
  );
}
