import type { ScheduledSession } from 'shared-contracts/api/activities';

/** The page that the one useful step from a class that cannot be booked leads to. */
export type NextStep = 'waiting-list' | 'other-times' | 'bookings' | 'details';

/**
 * The step that helps a person whom a class has no place for; `null` if there is none but to wait.
 *
 * @param hasAccount they can see their own bookings and details here, and the place would be theirs
 */
export function nextStep(
  { bookable: { reason, remedy }, waitingList }: Pick<ScheduledSession, 'bookable' | 'waitingList'>,
  hasAccount: boolean,
): NextStep | null {
  if (remedy === 'add-date-of-birth') return hasAccount ? 'details' : null;
  if (waitingList?.canJoin) return 'waiting-list';
  if (reason === 'already-booked') return hasAccount ? 'bookings' : null;
  const isWaiting = waitingList !== null && waitingList.position !== null;
  const isOver = reason === 'full' || reason === 'cancelled' || reason === 'started';
  return isOver && !isWaiting ? 'other-times' : null;
}
