import { Box, Skeleton } from 'shared-ui/core';

/** The footer, which comes with its line below the facts. */
const foot = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  mx: -3,
  px: 3,
  pt: { xs: 1.5, sm: 2 },
  borderTop: '1px solid var(--ui-border)',
};

/** The booking while it loads: name, day and place, price and its rule, then the terms and the buttons. */
export function OfferSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Skeleton width="55%" height={28} />
      <Skeleton width="75%" height={24} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="20%" height={28} sx={{ mt: 1 }} />
      <Skeleton height={14} />
      <Skeleton width="75%" height={14} />
      <Box sx={foot}>
        <Skeleton width="50%" height={22} />
        <Skeleton width="75%" height={32} />
        <Skeleton height={48} sx={{ justifySelf: 'end', maxWidth: { sm: '180px' } }} />
        <Skeleton width={180} height={32} sx={{ justifySelf: 'center', display: { sm: 'none' } }} />
      </Box>
    </Box>
  );
}
