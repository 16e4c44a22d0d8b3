import { useEffect, useState } from 'react';
import { leaveWaitingList } from 'shared-contracts/api/waiting-list';
import { lazyPart, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/waiting.ts';

const ConfirmQuestion = lazyPart(
  () => import(/* webpackChunkName: "question" */ '../../shared/confirm-question.tsx'),
  { close: ({ onCancel }) => onCancel() },
);

interface Props {
  sessionId: string;
  name: string;
  day: string;
  /** A place is held for the person, who would give it up. */
  isOffered: boolean;
  /** Called once the question is closed and the person is off the list; keeps its identity. */
  onLeft(): void;
}

/** Takes the person off a waiting list after a question: who joins it again is at its end. */
export function LeaveList({ sessionId, name, day, isOffered, onLeft }: Props) {
  const toast = useToast();
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  const leaving = useApiMutation(leaveWaitingList);
  // The dialog gives the focus back to this button, which leaves the page with its class.
  useEffect(() => {
    if (step === 'done') onLeft();
  }, [step, onLeft]);

  async function leave() {
    const result = await leaving.run({ params: { session: sessionId } });
    toast(
      result.ok
        ? { content: words.left, type: 'success' }
        : { content: failureMessages(result.error).join(' '), type: 'danger' },
    );
    setStep(result.ok ? 'done' : 'resting');
  }

  return (
    <>
      <Button variant="text" size="small" onClick={() => setStep('asking')}>
        {isOffered ? words.letGo : words.leave}
        <VisuallyHidden> {words[isOffered ? 'placeIn' : 'listOf'](name, day)}</VisuallyHidden>
      </Button>
      {step === 'asking' && (
        <ConfirmQuestion
          open
          danger
          title={isOffered ? words.letGoTitle : words.leaveTitle}
          confirmText={isOffered ? words.letGo : words.leave}
          cancelText={isOffered ? words.keep : words.stay}
          loading={leaving.requesting}
          onConfirm={() => void leave()}
          onCancel={() => setStep('resting')}
        >
          {isOffered ? words.letGoText(name, day) : words.leaveText(name, day)}
        </ConfirmQuestion>
      )}
    </>
  );
}
