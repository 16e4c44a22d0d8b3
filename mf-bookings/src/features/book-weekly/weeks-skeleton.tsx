import { Skeleton } from 'shared-ui/core';

/** The shape of the coming weeks, so high that what is below them moves only when it is pressed for. */
export const WeeksSkeleton = () => <Skeleton height="min(100vh, 640px)" />;
