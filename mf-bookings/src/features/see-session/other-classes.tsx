import type { SessionDetail } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button } from 'shared-ui/core';
import { sessionDay } from '../../shared/session-time.ts';
import { texts } from '../../texts/en.ts';

/**
 * From a class that cannot be booked to others of its activity: those of its day, or those of today where its own day
 * is too far ahead to be booked.
 */
export function OtherClasses({ detail: { session, venue } }: { detail: SessionDetail }) {
  const links = useLinks();
  const { activity, bookable } = session;
  const ofActivity = paths.venueActivity(venue.slug, activity.slug);
  const isTooFarAhead = bookable.reason === 'not-open-yet';
  const others = isTooFarAhead ? ofActivity : `${ofActivity}&date=${sessionDay(session)}`;
  return (
    <Button component={Link} to={links.to(others)} variant="secondary">
      {texts.advice.seeOthers(activity.name)}
    </Button>
  );
}
