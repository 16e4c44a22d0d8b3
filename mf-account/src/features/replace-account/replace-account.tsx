import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Box, Button } from 'shared-ui/core';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { texts } from '../../texts/account.ts';

const AccountForm = lazy(() => import(/* webpackChunkName: "account-form" */ './account-form.tsx'));

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
        <Suspense fallback={<CardSkeleton label={texts.termsLoading} />}>
          <AccountForm onReplaced={() => setStep('over')} onCancel={() => setStep('over')} />
        </Suspense>
      ) : (
        <Button variant="secondary" ref={opener} onClick={() => setStep('typing')}>
          {texts.open}
        </Button>
      )}
    </Box>
  );
}
