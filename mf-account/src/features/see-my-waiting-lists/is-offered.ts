import type { WaitingListEntry } from 'shared-contracts/api/waiting-list';

/** True while a place in the class is held for the person. */
export const isOffered = ({ session }: WaitingListEntry): boolean =>
  Boolean(session.waitingList?.offeredUntil);

const deadlineOf = ({ session }: WaitingListEntry): number =>
  Date.parse(session.waitingList?.offeredUntil ?? session.startDate);

/** Orders offers by when they end, soonest first. */
export const byDeadline = (one: WaitingListEntry, other: WaitingListEntry): number =>
  deadlineOf(one) - deadlineOf(other);
