export { cancellationOf } from './sessions/cancellation.ts';
export { closeSession } from './sessions/close-session.ts';
export { courtOfLine, freeCourts } from './sessions/courts.ts';
export { lockAttendees, lockPlaces } from './sessions/lock-attendees.ts';
export { nextTimesOf } from './sessions/next-times.ts';
export { offerAndBookable, presentClash } from './sessions/present-session.ts';
export { findBookable, lockSessions, type SessionRow, selectSessions } from './sessions/store.ts';
export { removeWaiting } from './waiting-list/store.ts';
