import { Box, Skeleton, VisuallyHidden } from 'shared-ui/core';

/** What stands in place of the classes until they are loaded. */
export function Waiting({ label }: { label: string }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={160} />
    </Box>
  );
}
