import { Box, Button, EmptyState } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** The centres could not be loaded: what the server said, and another try. It is high, so that the steps below stay out of view. */
export function CentresFailed({ message, onTryAgain }: { message: string | undefined; onTryAgain(): void }) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', minHeight: 'min(72vh, 620px)' }}>
      <EmptyState
        icon="error"
        title={texts.centre.failed}
        level={3}
        action={
          <Button variant="quiet" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </Box>
  );
}
