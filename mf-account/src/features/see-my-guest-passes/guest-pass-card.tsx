import { useEffect, useState } from 'react';
import { cancelGuestPass, type GuestPass } from 'shared-contracts/api/guest-passes';
import { lazyPart, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Card, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { BesideCode, ShownCode } from '../../shared/shown-code.tsx';
import { texts } from '../../texts/guest-passes.ts';
import type { AnotherPass } from './another-pass.ts';
import { PassTitle } from './pass-title.tsx';

const ConfirmQuestion = lazyPart(
  () => import(/* webpackChunkName: "question" */ '../../shared/confirm-question.tsx'),
  {
    close: ({ onCancel }) => onCancel(),
  },
);

const words = texts.cancellation;

interface Props {
  pass: GuestPass;
  /** Effect of cancelling it; `null` where no pass is to be had. */
  another: AnotherPass | null;
  /**
   * Called once the pass is cancelled or found invalid, and the question is closed; keeps its identity.
   * @param refusal why it could not be cancelled any more.
   */
  onOver(refusal: string | null): void;
}

/** A pass that is good, with its code; it can be cancelled after a question. */
export function GuestPassCard({ pass, another, onOver }: Props) {
  const { id, name, guestName, code, validUntil } = pass;
  const toast = useToast();
  const request = useApiMutation(cancelGuestPass);
  const [step, setStep] = useState<'resting' | 'asking' | { refusal: string | null }>('resting');
  const title = guestName ?? name;
  // The dialog gives the focus back to the button of this card, which goes with the change: only then can it be moved.
  useEffect(() => {
    if (typeof step === 'object') onOver(step.refusal);
  }, [step, onOver]);

  async function cancel() {
    const result = await request.run({ params: { passId: id } });
    const done = guestName === null ? words.doneUnnamed : words.done(guestName);
    if (result.ok) {
      toast({ content: done, type: 'success' });
      return setStep({ refusal: null });
    }
    const { kind } = result.error;
    const isOver = kind === 'conflict' || kind === 'not-found';
    setStep(isOver ? { refusal: failureMessages(result.error).join(' ') } : 'resting');
  }

  return (
    <Card component="li">
      <BesideCode>
        <div>
          <PassTitle pass={pass} />
          <Text>{name}</Text>
          <Text tone="muted">{texts.until(unbrokenDate(validUntil))}</Text>
        </div>
        <ShownCode label={texts.code}>{code}</ShownCode>
      </BesideCode>
      {request.error && (
        <Notice severity="danger" sx={{ mt: 2 }}>
          {failureMessages(request.error).join(' ')}
        </Notice>
      )}
      <Button
        variant="text"
        size="small"
        startIcon="trash"
        onClick={() => setStep('asking')}
        sx={{ mt: 1, mb: '-14px' }}
      >
        {words.ask}
        <VisuallyHidden>
          {' '}
          {title} {code}
        </VisuallyHidden>
      </Button>
      {step === 'asking' && (
        <ConfirmQuestion
          open
          danger
          title={guestName === null ? words.titleUnnamed : words.title(guestName)}
          confirmText={words.confirm}
          cancelText={words.keep}
          loading={request.requesting}
          onConfirm={() => void cancel()}
          onCancel={() => setStep('resting')}
        >
          {words.text(code)} {another && words[another]}
        </ConfirmQuestion>
      )}
    </Card>
  );
}
