import type { ReactNode } from 'react';
import { Button, Notice, Skeleton, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { texts as words } from '../texts/map-states.ts';

/** The list while the code of its map is on its way, or did not arrive: it is there all the time. */
export const mapStates = {
  pending: ({ children }: { children: ReactNode }) => (
    <Stack spacing={3}>
      <Skeleton height={320} />
      <div>{children}</div>
    </Stack>
  ),
  failed: ({ children }: { children: ReactNode }, tryAgain: () => void) => (
    <Stack spacing={3}>
      <Notice
        severity="warning"
        action={
          <Button variant="quiet" size="small" onClick={tryAgain}>
            {texts.tryAgain}
          </Button>
        }
      >
        {words.failed}
      </Notice>
      <div>{children}</div>
    </Stack>
  ),
};
