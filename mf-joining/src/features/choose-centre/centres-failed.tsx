import { Box } from 'shared-ui/core';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/en.ts';

/** The centres could not be loaded. It is high, so that the steps below stay out of view. */
export function CentresFailed({ message, onTryAgain }: { message: string | undefined; onTryAgain(): void }) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', minHeight: 'min(72vh, 620px)' }}>
      <LoadFailed title={texts.centre.failed} message={message} onTryAgain={onTryAgain} />
    </Box>
  );
}
