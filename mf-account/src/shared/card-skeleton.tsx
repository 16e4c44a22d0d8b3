import { Card, Skeleton, Stack, VisuallyHidden } from 'shared-ui/core';

/** The shape of something on its way, with what it is in words. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <Card>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack spacing={2}>
        <Skeleton width="40%" height={28} />
        <Skeleton width="75%" />
        <Skeleton width="60%" />
        <Skeleton width={190} height={48} />
      </Stack>
    </Card>
  );
}
