import type { Cancellation } from 'shared-contracts/api/bookings';
import { siteTime } from 'shared-contracts/dates';
import { Box, Text } from 'shared-ui/core';
import { unbrokenDay } from '../../shared/booking-times.ts';
import { texts as words } from '../../texts/cancel-booking.ts';

/** The refund, where it goes, and the deadline. Before the deadline only a booking that was free has nothing to come back. */
export function CancellationTerms({ terms }: { terms: Cancellation }) {
  const { freeUntil, description, refunds, penalty } = terms;
  return (
    <>
      {refunds.length > 0 ? (
        <Box
          component="ul"
          aria-label={words.refunds}
          sx={{ m: 0, pl: refunds.length > 1 ? 3 : 0, listStyle: refunds.length > 1 ? 'disc' : 'none' }}
        >
          {refunds.map(({ destination, creditType, description: place, formattedAmount }) => (
            <li key={place}>
              <strong>
                {words.refund[creditType === 'membership' ? creditType : destination](formattedAmount, place)}
              </strong>
            </li>
          ))}
        </Box>
      ) : (
        !freeUntil && <Text weight="bold">{words.noRefund}</Text>
      )}
      {penalty && <Text weight="bold">{words.penalty(penalty.formattedAmount)}</Text>}
      {freeUntil && <Text>{words.freeUntil(unbrokenDay(freeUntil), siteTime(freeUntil))}</Text>}
      {/* The deadline says the rule of a refund already. */}
      {!(freeUntil && refunds.length > 0) && <Text tone="muted">{description}</Text>}
    </>
  );
}
