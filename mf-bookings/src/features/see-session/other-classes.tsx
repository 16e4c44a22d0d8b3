import type { SessionDetail } from 'shared-contracts/api/activities';
import { related } from 'shared-contracts/api/suggestions';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button } from 'shared-ui/core';
import { longDay, sessionDay } from '../../shared/session-time.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { texts as words } from '../../texts/class-page.ts';
import { texts } from '../../texts/en.ts';

/** Room for two lines: the next class has a longer name, comes late, and moves nothing below it under a finger. */
const room = { minHeight: '4.25rem' };

/**
 * From a class that cannot be booked to the next one of its kind that can, or else to others of its activity: those of its
 * day, or those of today where its own day is too far ahead to be booked. It is the main step of such a page.
 */
export function OtherClasses({ detail: { session, venue } }: { detail: SessionDetail }) {
  const links = useLinks();
  const { activity, bookable } = session;
  const ofActivity = paths.venueActivity(venue.slug, activity.slug);
  const isTooFarAhead = bookable.reason === 'not-open-yet';
  const { query, isSettled } = useAttendeeChoice();
  const { data } = useApiQuery(related, { params: { session: session.id }, query }, { enabled: isSettled });
  const next = data?.sameClass.find((one) => one.bookable.canBook);
  if (next) {
    return (
      <Button component={Link} to={links.to(paths.session(venue.slug, next.id))} sx={room}>
        {words.nextBookable(`${longDay(sessionDay(next))}, ${siteTime(next.startDate)}`)}
      </Button>
    );
  }
  const others = isTooFarAhead ? ofActivity : `${ofActivity}&date=${sessionDay(session)}`;
  return (
    <Button component={Link} to={links.to(others)} sx={room}>
      {texts.advice.seeOthers(activity.name)}
    </Button>
  );
}
