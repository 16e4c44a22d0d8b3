import type { ReactNode } from 'react';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { useFailureToast } from '../../shared/use-failure-toast.ts';
import { texts } from '../../texts/en.ts';
import { texts as membershipTexts } from '../../texts/membership.ts';
import { HeldLead } from './held-lead.tsx';
import { useHeldMembership } from './use-held-membership.ts';

/** Loads the membership that is changed or renewed, and says so when that fails. */
export default function HeldMembership({ children }: { children: ReactNode }) {
  const { error, reload } = useHeldMembership();
  useFailureToast(error, error?.serverMessage ?? texts.wentWrong);
  if (error) return <LoadFailed title={membershipTexts.failed} message={error.message} onTryAgain={reload} />;
  return (
    <>
      <HeldLead />
      {children}
    </>
  );
}
