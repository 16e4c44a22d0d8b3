import { useEffect, useId, useRef, useState } from 'react';
import type { GuestPassAllowance } from 'shared-contracts/api/guest-passes';
import { Button, Card, Heading, Stack, Text } from 'shared-ui/core';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { texts } from '../../texts/guest-passes.ts';
import { GuestPassForm } from './guest-pass-form.tsx';

const words = texts.allowance;

interface Props {
  allowance: GuestPassAllowance;
  onIssued(): void;
  /** Called when there was none left, so that the allowance is requested again. */
  onRefused(): void;
}

/** Number of passes left in the month, and the button to issue one. */
export function IssueGuestPass({ allowance, onIssued, onRefused }: Props) {
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'resting' | 'typing' | 'given-up'>('resting');
  useEffect(() => {
    if (step === 'given-up') opener.current?.focus();
  }, [step]);
  const { left, total, validUntil, next } = allowance;

  return (
    <Card component="section" tone="brand" aria-labelledby={titleId}>
      <Stack spacing={2}>
        <Heading level={2} size={3} id={titleId}>
          {words.title}
        </Heading>
        <div role="status">
          <Text>{left > 0 ? words.left(left, total) : words.none}</Text>
          {left > 0 && <Text tone="muted">{words.good(unbrokenDate(validUntil))}</Text>}
          {left === 0 && next && <Text tone="muted">{words.next(next.total, unbrokenDate(next.day))}</Text>}
        </div>
        {step === 'typing' && (
          <GuestPassForm
            onRefused={onRefused}
            onCancel={() => setStep('given-up')}
            onIssued={() => {
              setStep('resting');
              onIssued();
            }}
          />
        )}
        {step !== 'typing' && left > 0 && (
          <div>
            <Button ref={opener} onClick={() => setStep('typing')}>
              {texts.issue.open}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
