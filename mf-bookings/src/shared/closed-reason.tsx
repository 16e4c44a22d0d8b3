import type { ScheduledSession } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { useFlags, useLinks } from 'shared-platform';
import { TextLink } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import type { Availability } from './session-availability.ts';
import { useAttendeeChoice } from './use-attendee-choice.ts';

interface Props extends Pick<Availability, 'why' | 'advice'> {
  bookable: ScheduledSession['bookable'];
  /** The way to the missing date of birth is a button of its own. */
  hasBirthdayButton?: boolean;
}

/** Reason that a class cannot be booked now and what to do about it; a terminal has no account to link to. */
export function ClosedReason({ bookable, why, advice, hasBirthdayButton = false }: Props) {
  const { reason, remedy } = bookable;
  const links = useLinks();
  const { kiosk } = useFlags();
  const { id } = useAttendeeChoice();
  const isBooked = reason === 'already-booked';
  // A linked person may have booked it themselves, in their own account.
  const isElsewhere = isBooked && id !== null;
  const asksForBirthday = remedy === 'add-date-of-birth';
  return (
    <>
      {[why, isElsewhere || asksForBirthday ? null : advice].filter(Boolean).join(' ')}
      {isBooked && !kiosk && (
        <>
          {' '}
          <TextLink href={links.cross('my-account', paths.bookings)}>{texts.advice.seeBookings}</TextLink>
        </>
      )}
      {asksForBirthday && !kiosk && !hasBirthdayButton && (
        <>
          {' '}
          <TextLink href={links.cross('my-account', paths.userDetails)}>
            {texts.advice.addDateOfBirth}
          </TextLink>
        </>
      )}
    </>
  );
}
