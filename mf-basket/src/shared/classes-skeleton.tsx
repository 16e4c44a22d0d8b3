import { Box, Skeleton, VisuallyHidden } from 'shared-ui/core';

/** Placeholder for the classes until they are loaded. */
export function ClassesSkeleton({ label }: { label: string }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={160} />
    </Box>
  );
}
