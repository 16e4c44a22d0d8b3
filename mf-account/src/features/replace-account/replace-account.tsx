import { useEffect, useRef, useState } from 'react';
import { useSession } from 'shared-platform';
import { Box, Button } from 'shared-ui/core';
import { texts } from '../../texts/account.ts';
import { AccountForm, type AccountPurpose } from './account-form.tsx';

interface Props {
  /** Says whether the Direct Debit is put on another account, or is missing. */
  purpose: AccountPurpose;
  /** Called with whether the form is open; keeps its identity. */
  onTyping(isTyping: boolean): void;
}

/** The way to pay by Direct Debit from an account, the first or another; the focus comes back to it. */
export function ReplaceAccount({ purpose, onTyping }: Props) {
  const isMainStep = !useSession().user?.hasOutstandingPenalties;
  const opener = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'resting' | 'typing' | 'over'>('resting');
  useEffect(() => onTyping(step === 'typing'), [step, onTyping]);
  useEffect(() => {
    if (step === 'over') opener.current?.focus();
  }, [step]);
  return (
    <Box sx={{ mt: 3 }}>
      {step === 'typing' ? (
        <AccountForm
          purpose={purpose}
          isMainStep={isMainStep}
          onDone={() => setStep('over')}
          onCancel={() => setStep('over')}
        />
      ) : (
        <Button
          variant={purpose === 'setUp' && isMainStep ? 'primary' : 'quiet'}
          ref={opener}
          onClick={() => setStep('typing')}
        >
          {texts[purpose].open}
        </Button>
      )}
    </Box>
  );
}
