import type { WaitingListEntry } from 'shared-contracts/api/waiting-list';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Button, Notice, VisuallyHidden } from 'shared-ui/core';
import { bookingTimes } from '../../shared/booking-times.ts';
import { texts as words } from '../../texts/waiting.ts';

/** A place that is held for the person: until when, and the way to book it. */
export default function OfferedPlace({ entry: { session, venue } }: { entry: WaitingListEntry }) {
  const links = useLinks();
  const { day, start } = bookingTimes(session.startDate, session.endDate);
  const end = session.waitingList?.offeredUntil;
  const offer = end && bookingTimes(end, end);
  return (
    <Notice
      severity="warning"
      live={false}
      title={words.offeredIn(session.name)}
      action={
        <Button size="small" href={links.cross('bookings', paths.session(venue.slug, session.id))}>
          {words.book}
          <VisuallyHidden> {words.placeIn(session.name, day)}</VisuallyHidden>
        </Button>
      }
    >
      {words.starts(day, start, venue.name)}
      {offer && ` ${words.offered(offer.start, offer.day)}`}
    </Notice>
  );
}
