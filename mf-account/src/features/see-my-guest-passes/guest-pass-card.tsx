import { useEffect, useState } from 'react';
import { cancelGuestPass, type GuestPass } from 'shared-contracts/api/guest-passes';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { lazyPart, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Card, Chip, Heading, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/guest-passes.ts';

const ConfirmQuestion = lazyPart(
  () => import(/* webpackChunkName: "question" */ '../../shared/confirm-question.tsx'),
  {
    close: ({ onCancel }) => onCancel(),
  },
);

const words = texts.cancellation;

interface Props {
  pass: GuestPass;
  /** Called once the pass is cancelled or found invalid, and the question is closed; keeps its identity. */
  onCancelled(): void;
}

/** A pass with its code, which can be cancelled after a question as long as it is good. */
export function GuestPassCard({ pass, onCancelled }: Props) {
  const { id, name, guestName, state, code, validUntil, usedAt } = pass;
  const toast = useToast();
  const request = useApiMutation(cancelGuestPass);
  const [step, setStep] = useState<'resting' | 'asking' | 'over'>('resting');
  const title = guestName ?? name;
  // The dialog gives the focus back to the button of this card, which goes with the change: only then can it be moved.
  useEffect(() => {
    if (step === 'over') onCancelled();
  }, [step, onCancelled]);

  async function cancel() {
    const result = await request.run({ params: { passId: id } });
    const done = guestName === null ? words.doneUnnamed : words.done(guestName);
    if (result.ok) toast({ content: done, type: 'success' });
    const isSettled = result.ok || result.error.kind === 'conflict' || result.error.kind === 'not-found';
    setStep(isSettled ? 'over' : 'resting');
  }

  return (
    <Card component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Heading level={2} size={3} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Heading>
        <Chip tone={state === 'open' ? 'success' : 'neutral'}>{texts.states[state]}</Chip>
      </Box>
      {state === 'open' && (
        <Text>
          {texts.code} <strong>{code}</strong>
        </Text>
      )}
      {state !== 'cancelled' && (
        <Text tone="muted">
          {usedAt === null ? texts.until(displayDay(validUntil)) : texts.used(displayDay(siteDay(usedAt)))}
        </Text>
      )}
      {request.error && (
        <Notice severity="danger" sx={{ mt: 2 }}>
          {failureMessages(request.error).join(' ')}
        </Notice>
      )}
      {state === 'open' && (
        <Button
          variant="text"
          size="small"
          startIcon="trash"
          onClick={() => setStep('asking')}
          sx={{ mt: 1 }}
        >
          {words.ask}
          <VisuallyHidden>
            {' '}
            {title} {code}
          </VisuallyHidden>
        </Button>
      )}
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
          {words.text}
        </ConfirmQuestion>
      )}
    </Card>
  );
}
