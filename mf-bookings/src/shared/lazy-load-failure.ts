import { lazyPart } from 'shared-platform';
import type { LoadFailureProps } from './load-failure.tsx';

/** The message for data that could not be loaded. */
export const LoadFailure = lazyPart<LoadFailureProps>(
  () => import(/* webpackChunkName: "load-failure" */ './load-failure.tsx'),
);
