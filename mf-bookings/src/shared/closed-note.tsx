import type { ScheduledSession } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { useFlags, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Chip, Text, TextLink } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { ageText } from './age-text.ts';
import { nextStep } from './next-step.ts';
import { availability, isForOthers } from './session-availability.ts';
import { sessionTime } from './session-time.ts';
import { useAttendeeChoice } from './use-attendee-choice.ts';

/** Sentences that say no more than the label. */
const STANDARD: Readonly<Record<string, string>> = texts.cannotBook;

interface Props {
  session: ScheduledSession;
  venueSlug: string;
  /** History state of the class, if it is opened from here. */
  entry?: unknown;
}

/** In a list, a class that cannot be booked: the reason, said once, and the one useful step. */
export function ClosedNote({ session, venueSlug, entry }: Props) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const { id } = useAttendeeChoice();
  const { label, tone, why, advice } = availability(session, false);
  const ages = isForOthers(session) ? ageText(session.ageRange) : null;
  const { reason } = session.bookable;
  const step = nextStep(session, id === null && !kiosk);
  // The label says it, unless the venue has words of its own.
  const isSaid = ages !== null || (reason !== null && reason !== 'reserved' && why === STANDARD[reason]);
  const isWaiting = session.waitingList !== null && session.waitingList.position !== null;
  const note = [isSaid ? null : why, isWaiting || reason === null ? advice : null].filter(Boolean).join(' ');
  const subject = `${session.name}, ${sessionTime(session)}`;
  const own = step === 'bookings' ? paths.bookings : paths.userDetails;
  const isOwn = step === 'bookings' || step === 'details';
  const way = step && { 'aria-label': `${texts.nextStep[step]}: ${subject}`, children: texts.nextStep[step] };
  return (
    <>
      <Chip tone={tone}>{ages ?? label}</Chip>
      {note !== '' && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      {way && isOwn && <TextLink href={links.cross('my-account', own)} {...way} />}
      {way && !isOwn && (
        <TextLink
          component={Link}
          to={links.to(paths.session(venueSlug, session.id))}
          state={entry}
          {...way}
        />
      )}
    </>
  );
}
