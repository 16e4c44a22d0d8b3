import { lazyPart } from 'shared-platform';
import type { CentresMissingProps } from './centres-missing.tsx';
import { CentresSkeleton } from './centres-skeleton.tsx';

/** No centres, or they could not be loaded. */
export const NoCentres = lazyPart<CentresMissingProps>(
  () => import(/* webpackChunkName: "centres-missing" */ './centres-missing.tsx'),
  { pending: CentresSkeleton },
);
