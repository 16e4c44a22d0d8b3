import { useEffect, useRef, useState } from 'react';
import { Box, Button } from 'shared-ui/core';
import { texts } from '../../texts/account.ts';
import { AccountForm } from './account-form.tsx';

/** The way to pay by Direct Debit from another account; the focus comes back to it. */
export function ReplaceAccount() {
  const opener = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'resting' | 'typing' | 'over'>('resting');
  useEffect(() => {
    if (step === 'over') opener.current?.focus();
  }, [step]);
  return (
    <Box sx={{ mt: 3 }}>
      {step === 'typing' ? (
        <AccountForm onReplaced={() => setStep('over')} onCancel={() => setStep('over')} />
      ) : (
        <Button variant="secondary" ref={opener} onClick={() => setStep('typing')}>
          {texts.open}
        </Button>
      )}
    </Box>
  );
}
