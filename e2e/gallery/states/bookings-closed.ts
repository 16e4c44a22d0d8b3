import { type ScheduledSession, session } from 'shared-contracts/api/activities';
import { displayDay, weekday } from 'shared-contracts/dates';
import { altered } from '../../support/answers/answer-change.ts';
import { isPaid, sessionPath } from '../../support/timetable.ts';
import { isFull } from '../classes.ts';
import { pictureDay } from '../fixed-moment/fixed-moment.ts';
import type { Scene, State } from '../state.ts';

type Bookable = ScheduledSession['bookable'];

const classOf = (isWanted: (session: ScheduledSession) => boolean) => async (scene: Scene) =>
  sessionPath(scene.venue.slug, await scene.findClass(isWanted));

/** A class as the server tells of one that cannot be booked. */
function closed(
  reason: NonNullable<Bookable['reason']>,
  title: string,
  message: string,
  parts: Partial<ScheduledSession> = {},
): State {
  return {
    id: `class-${reason}`,
    title,
    app: 'bookings',
    path: classOf(isPaid),
    answers: [
      altered(session, (detail) => ({
        ...detail,
        session: { ...detail.session, ...parts, bookable: { canBook: false, reason, message } },
      })),
    ],
    async prepare(page) {
      await page
        .getByText(message.split('. ')[0] ?? message)
        .first()
        .waitFor();
      // The way to another one of these comes after the class itself.
      await page.getByRole('region', { name: 'Other times' }).waitFor();
    },
  };
}

/** Every reason why a class cannot be booked, with what to do about it. */
export const closedClasses: State[] = [
  {
    id: 'class-full',
    title: 'Full class',
    app: 'bookings',
    path: classOf(isFull),
    prepare: (page) => page.getByText('All places are booked.').waitFor(),
  },
  closed('cancelled', 'Cancelled class', 'This class has been cancelled.', {
    eventStatus: 'EventCancelled',
  }),
  {
    ...closed('already-booked', 'Class that the person has booked', 'You have already booked this class.'),
    as: 'sam',
  },
  closed(
    'not-open-yet',
    'Class that is too far ahead',
    `Booking opens on ${weekday(pictureDay())} ${displayDay(pictureDay())} at 18:00. Members can book it already.`,
  ),
  closed(
    'reserved',
    'Class whose last places are on hold',
    'The last places are in other people’s baskets. Please try again in a few minutes.',
    { remainingAttendeeCapacity: 0 },
  ),
];
