import { type ScheduledSession, session } from 'shared-contracts/api/activities';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { altered } from '../../support/answers/answer-change.ts';
import { isPaid, sessionPath, venuePath } from '../../support/timetable.ts';
import { pictureDay } from '../fixed-moment/fixed-moment.ts';
import type { State } from '../state.ts';

const full: ScheduledSession['bookable'] = {
  canBook: false,
  reason: 'full',
  message: 'All places are booked.',
};

/** A class whose places are gone, with the list of those who wait as this person sees it. */
function waiting(
  id: string,
  title: string,
  list: Partial<WaitingList>,
  text: RegExp,
  as?: State['as'],
): State {
  const isOffered = Boolean(list.offeredUntil);
  return {
    id,
    title,
    app: 'bookings',
    path: async (scene) => sessionPath(scene.venue.slug, await scene.findClass(isPaid)),
    ...(as && { as }),
    answers: [
      altered(session, (detail) => ({
        ...detail,
        session: {
          ...detail.session,
          remainingAttendeeCapacity: isOffered ? 1 : 0,
          bookable: isOffered ? { canBook: true, reason: null, message: null } : full,
          waitingList: { position: null, offeredUntil: null, canJoin: false, waiting: 0, ...list },
        },
      })),
    ],
    prepare: (page) => page.getByText(text).waitFor(),
  };
}

const waitedFor: State = {
  id: 'venue-your-places',
  title: 'Classes with a place on the waiting list',
  app: 'bookings',
  as: 'alex',
  tenants: ['riverside'],
  path: ({ venue: { slug } }) => venuePath(slug),
  prepare: (page) => page.getByRole('region', { name: 'You are waiting for' }).waitFor(),
};

/** Everything a waiting list can say. */
export const waitingLists: State[] = [
  waitedFor,
  waiting(
    'class-waiting-visitor',
    'Waiting list, for a visitor',
    { canJoin: true, waiting: 4 },
    /4 people are waiting/,
  ),
  waiting(
    'class-waiting-open',
    'Waiting list to join',
    { canJoin: true, waiting: 0 },
    /No one is waiting yet/,
    'sam',
  ),
  waiting(
    'class-waiting-position',
    'On the waiting list',
    { position: 3, waiting: 2 },
    /^You are number 3/,
    'sam',
  ),
  waiting(
    'class-waiting-offered',
    'A place that is kept for the person',
    { offeredUntil: `${pictureDay()}T14:30:00Z` },
    /^A place has come free/,
    'sam',
  ),
];
