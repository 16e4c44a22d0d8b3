import { Box, Skeleton } from 'shared-ui/core';

/** Height of the whole, in which the two buttons are below each other on a phone. */
const HEIGHT = 'clamp(260px, 820px - 100vw, 430px)';

/** The booking while it loads: name, day and place, price, and the buttons at the end. */
export function OfferSkeleton() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: HEIGHT }}>
      <Skeleton width="55%" height={28} />
      <Skeleton width="75%" height={20} />
      <Skeleton width="60%" height={20} />
      <Skeleton width="30%" height={28} sx={{ mt: 1 }} />
      <Skeleton height={48} sx={{ mt: 'auto', borderRadius: 'var(--ui-radius)' }} />
    </Box>
  );
}
