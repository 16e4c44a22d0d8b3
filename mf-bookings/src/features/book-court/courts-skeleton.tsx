import { Skeleton } from 'shared-ui/core';

/** The shape of the courts of a day on their way: the name of the first ones, and their times. */
export const CourtsSkeleton = () => (
  <>
    <Skeleton width={160} height={24} sx={{ mt: 2.5 }} />
    <Skeleton height={320} sx={{ mt: 2 }} />
  </>
);
