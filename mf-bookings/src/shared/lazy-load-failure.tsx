import { lazyPart } from 'shared-platform';
import { Box } from 'shared-ui/core';
import type { LoadFailureProps } from './load-failure.tsx';

/** The message for data that could not be loaded. Its room is there first, so that what is below it does not jump. */
export const LoadFailure = lazyPart<LoadFailureProps>(
  () => import(/* webpackChunkName: "load-failure" */ './load-failure.tsx'),
  { pending: () => <Box sx={{ height: '24.5rem' }} /> },
);
