import { type ScheduledSession, session, sessions } from 'shared-contracts/api/activities';
import { useKnownAnswer } from 'shared-platform';

/** A class as the page behind has just shown it, for the words about an offer that has not been loaded. */
export function useKnownClass(
  id: string,
): Pick<ScheduledSession, 'name' | 'startDate' | 'endDate'> | undefined {
  const listed = useKnownAnswer(sessions, (all) => all.find((each) => each.id === id));
  const opened = useKnownAnswer(session, (detail) => (detail.session.id === id ? detail.session : undefined));
  return listed ?? opened;
}
