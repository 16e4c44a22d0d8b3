import { Box, Spinner } from 'shared-ui/core';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/details.ts';
import { useEligibilityCheck } from './use-eligibility-check.ts';

const words = texts;

/** Shown while the chosen membership is checked for the new customer. */
export function EligibilityCheck() {
  const { error, tryAgain } = useEligibilityCheck();
  if (error) return <LoadFailed title={words.checkFailed} message={error.message} onTryAgain={tryAgain} />;
  return (
    // As high as the form before it and the dates after it: the sections below come into view only once.
    <Box sx={{ minHeight: '100vh' }}>
      <Spinner text={words.checking} showText />
    </Box>
  );
}
