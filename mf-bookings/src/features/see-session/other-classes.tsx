import { type ScheduledSession, type SessionDetail, sessions } from 'shared-contracts/api/activities';
import { related } from 'shared-contracts/api/suggestions';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { DAY_KEY } from 'shared-contracts/timetable-days';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button } from 'shared-ui/core';
import { isForOthers } from '../../shared/session-availability.ts';
import { sessionDay, shortDay } from '../../shared/session-time.ts';
import { Unbroken } from '../../shared/unbroken.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/class-page.ts';
import { texts } from '../../texts/session.ts';

interface Props {
  detail: SessionDetail;
  /** Quiet where the card has no main step, a link beside one. */
  variant?: keyof typeof rooms;
}

/** Room for two lines: the next class has a longer name, comes late, and moves nothing below it under a finger. */
const lines = { minHeight: '3.5rem', paddingBlock: '6px' };
const rooms = {
  primary: lines,
  quiet: lines,
  text: { minHeight: '2.75rem', paddingBlock: 0, fontSize: '0.9375rem' },
};

/**
 * From a class that cannot be booked to the next one of its kind that can, else to one before it, or else to others of its activity: those of its
 * day, or those of today where its own day is too far ahead to be booked.
 */
export function OtherClasses({ detail, variant = 'primary' }: Props) {
  return isForOthers(detail.session) ? (
    <SuitableClasses detail={detail} />
  ) : (
    <SameClasses detail={detail} variant={variant} />
  );
}

/** From a class for another age group, of which every other time is too, to what this person can book there that day. */
function SuitableClasses({ detail: { session, venue } }: { detail: SessionDetail }) {
  const links = useLinks();
  const { query, isSettled } = useAttendeeChoice();
  const { forName } = useBasket();
  const date = sessionDay(session);
  const { data } = useApiQuery(
    sessions,
    { params: { venue: venue.slug }, query: { date, ...query } },
    { enabled: isSettled },
  );
  const start = Date.parse(session.startDate);
  const apart = ({ startDate }: ScheduledSession) => Math.abs(Date.parse(startDate) - start);
  const [next] = (data ?? [])
    .filter(({ bookable }) => bookable.canBook)
    .sort((one, other) => apart(one) - apart(other));
  const day = `${paths.venue(venue.slug)}?${new URLSearchParams({ [DAY_KEY]: date })}`;
  return (
    <>
      {next && (
        <Button component={Link} to={links.to(paths.session(venue.slug, next.id))}>
          {words.suitable(forName, next.name, siteTime(next.startDate))}
        </Button>
      )}
      <Button component={Link} to={links.to(day)} variant={next ? 'text' : 'primary'}>
        {words.allThatDay}
      </Button>
    </>
  );
}

function SameClasses({ detail: { session, venue }, variant }: Required<Props>) {
  const links = useLinks();
  const { activity } = session;
  const ofActivity = paths.venueActivity(venue.slug, activity.slug);
  const isTooFarAhead = session.bookable.reason === 'not-open-yet';
  const { query, isSettled } = useAttendeeChoice();
  const { data } = useApiQuery(related, { params: { session: session.id }, query }, { enabled: isSettled });
  const bookable = data?.sameClass.filter((one) => one.bookable.canBook) ?? [];
  const isLater = (one: ScheduledSession) => Date.parse(one.startDate) > Date.parse(session.startDate);
  const next = bookable.find(isLater);
  const closest = next ?? bookable.at(-1);
  if (closest) {
    return (
      <Button
        component={Link}
        to={links.to(paths.session(venue.slug, closest.id))}
        variant={variant}
        sx={rooms[variant]}
      >
        <span>
          {next ? words.nextBookable : words.earlierBookable}{' '}
          <Unbroken>
            {shortDay(sessionDay(closest))}, {siteTime(closest.startDate)}
          </Unbroken>
        </span>
      </Button>
    );
  }
  const others = isTooFarAhead ? ofActivity : `${ofActivity}&date=${sessionDay(session)}`;
  return (
    <Button component={Link} to={links.to(others)} variant={variant} sx={rooms[variant]}>
      {texts.seeOthers(activity.name)}
    </Button>
  );
}
