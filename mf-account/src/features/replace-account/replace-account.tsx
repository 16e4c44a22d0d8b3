import { useEffect, useRef, useState } from 'react';
import { Box, Button } from 'shared-ui/core';
import { texts } from '../../texts/account.ts';
import { AccountForm, type AccountPurpose } from './account-form.tsx';

interface Props {
  /** Says whether the Direct Debit is put on another account, or is missing. */
  purpose: AccountPurpose;
}

/** The way to pay by Direct Debit from an account, the first or another; the focus comes back to it. */
export function ReplaceAccount({ purpose }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'resting' | 'typing' | 'over'>('resting');
  useEffect(() => {
    if (step === 'over') opener.current?.focus();
  }, [step]);
  return (
    <Box sx={{ mt: 3 }}>
      {step === 'typing' ? (
        <AccountForm purpose={purpose} onDone={() => setStep('over')} onCancel={() => setStep('over')} />
      ) : (
        <Button
          variant={purpose === 'replace' ? 'quiet' : 'primary'}
          ref={opener}
          onClick={() => setStep('typing')}
        >
          {texts[purpose].open}
        </Button>
      )}
    </Box>
  );
}
