import { LaterBookings } from 'shared-platform/memberships';
import { Box } from 'shared-ui/core';
import { useChangeCosts } from '../../shared/costs/use-costs.ts';

/** Effects on later bookings when the membership is changed; nothing in the other modes. */
export function ChangedBookings() {
  const { data, isRefreshing } = useChangeCosts();
  if (!data?.laterBookings?.length) return null;
  return (
    <Box aria-busy={isRefreshing} sx={{ '& li + li': { pt: 1.5, borderTop: '1px solid var(--ui-border)' } }}>
      <LaterBookings bookings={data.laterBookings} />
    </Box>
  );
}
