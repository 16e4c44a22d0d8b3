import type { ReactNode } from 'react';
import { Skeleton, Stack } from 'shared-ui/core';
import { texts as words } from '../texts/map-states.ts';
import { PartFailure } from './part-failure.tsx';

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
      <PartFailure onRetry={tryAgain}>{words.failed}</PartFailure>
      <div>{children}</div>
    </Stack>
  ),
};
