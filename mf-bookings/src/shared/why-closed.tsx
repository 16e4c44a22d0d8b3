import type { ScheduledSession } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { useFlags, useLinks } from 'shared-platform';
import { TextLink } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import type { Availability } from './session-availability.ts';

interface Props extends Pick<Availability, 'why' | 'advice'> {
  reason: ScheduledSession['bookable']['reason'];
}

/** Why a class cannot be booked now and what to do about it; a terminal has no account to lead to. */
export function WhyClosed({ reason, why, advice }: Props) {
  const links = useLinks();
  const { kiosk } = useFlags();
  return (
    <>
      {[why, advice].filter(Boolean).join(' ')}
      {reason === 'already-booked' && !kiosk && (
        <>
          {' '}
          <TextLink href={links.cross('my-account', paths.bookings)}>{texts.advice.seeBookings}</TextLink>
        </>
      )}
    </>
  );
}
