import type { Order } from 'shared-contracts/api/orders';
import { paths } from 'shared-contracts/links';
import { useAppName, useFlags, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

/** To the account (not on a kiosk, which belongs to no one) and back to the timetable; at the desk the next customer. */
export function OnwardLinks({ order }: { order: Order }) {
  const app = useAppName();
  const { kiosk } = useFlags();
  const links = useLinks();
  const [first] = order.items;
  const venue = first?.type === 'membership' ? first.homeVenue : first?.venue;
  const timetable = venue ? paths.venue(venue.slug) : paths.home;
  const { bookAnother, bookFirst } = orderTexts.confirmation;
  const book = order.items.some(({ type }) => type === 'activity') ? bookAnother : bookFirst;
  if (app === 'front-of-house') {
    return (
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Button component={Link} to={links.to(paths.home)}>
          {orderTexts.receipt.next}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
      {!kiosk && (
        <Button href={links.cross('my-account', paths.home)}>{orderTexts.confirmation.account}</Button>
      )}
      {app === 'bookings' ? (
        <Button variant="text" component={Link} to={links.to(timetable)}>
          {book}
        </Button>
      ) : (
        <Button variant="text" href={links.cross('bookings', timetable)}>
          {book}
        </Button>
      )}
    </Box>
  );
}
