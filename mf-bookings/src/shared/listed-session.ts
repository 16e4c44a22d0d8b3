import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { useKnownAnswer } from 'shared-platform';
import type { AttendeeChoice } from './use-attendee-choice.ts';

/** A class as a timetable of its venue has just shown it for the same person; nothing may be booked from it. */
export function useListedSession(
  venueSlug: string,
  sessionId: string,
  { query, isSettled }: AttendeeChoice,
): ScheduledSession | undefined {
  return useKnownAnswer(sessions, (listed, args) => {
    const isSame =
      args.params.venue === venueSlug && args.query?.purchased_for_user_id === query.purchased_for_user_id;
    return isSettled && isSame ? listed.find(({ id }) => id === sessionId) : undefined;
  });
}
