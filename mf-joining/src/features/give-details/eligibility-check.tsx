import { Spinner } from 'shared-ui/core';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/en.ts';
import { useEligibilityCheck } from './use-eligibility-check.ts';

const words = texts.details;

/** Shown while the chosen membership is checked for the new customer. */
export function EligibilityCheck() {
  const { error, tryAgain } = useEligibilityCheck();
  if (error) return <LoadFailed title={words.checkFailed} message={error.message} onTryAgain={tryAgain} />;
  return <Spinner text={words.checking} showText />;
}
