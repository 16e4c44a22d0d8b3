import { Skeleton, Stack, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

export function SessionSkeleton() {
  return (
    <Stack aria-busy="true" spacing={3} sx={{ pt: 4, maxWidth: 720 }}>
      <VisuallyHidden role="status">{texts.session.loading}</VisuallyHidden>
      <Skeleton width={160} />
      <Skeleton width="min(420px, 80%)" height={44} />
      <Skeleton height={180} />
      <Skeleton width="60%" />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </Stack>
  );
}
