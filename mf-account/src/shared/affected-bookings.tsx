import { LaterBookings, type LaterBookingsProps } from 'shared-platform/memberships';
import { Box } from 'shared-ui/core';

/** Bookings that a change affects, with the room of a section above their title. */
export const AffectedBookings = (props: LaterBookingsProps) => (
  <Box sx={{ '&:empty': { display: 'none' }, '& > section': { paddingBlockStart: 1 } }}>
    <LaterBookings {...props} />
  </Box>
);
