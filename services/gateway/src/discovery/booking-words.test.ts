import {
  type ScheduledSession,
  type SessionDetail,
  sessionDetailSchema,
  type UNBOOKABLE_REASONS,
} from 'shared-contracts/api/activities';
import { fromWire } from 'shared-contracts/codec';
import { safeParse } from 'shared-contracts/schema';
import { expect, test } from 'vitest';
import { classAnswer } from '../../test-support/class-answer.ts';
import { bookingWords } from './booking-words.ts';

const now = new Date('2099-06-01T12:00:00Z');
const { session } = safeParse(sessionDetailSchema, fromWire(classAnswer())).data as SessionDetail;

const closed = (
  reason: (typeof UNBOOKABLE_REASONS)[number] | null,
  message: string | null = null,
): Pick<ScheduledSession, 'bookable'> => ({ bookable: { canBook: false, reason, message } });
const list = { waiting: 2, position: null, offeredUntil: null, canJoin: true };

test.each<[string, Partial<ScheduledSession>, string]>([
  ['can be booked', {}, 'From £6.50. Book your place online.'],
  ['costs nothing', { offer: { ...session.offer, formattedPrice: 'Free' } }, 'Free. Book your place online.'],
  ['is cancelled', closed('cancelled'), 'It has been cancelled. See other times online.'],
  [
    'is cancelled and over',
    { eventStatus: 'EventCancelled', endDate: '2099-05-30T10:00:00+01:00' },
    'It has been cancelled. See other times online.',
  ],
  ['is over', { endDate: '2099-05-30T10:00:00+01:00' }, 'It has finished. See other times online.'],
  ['has started', closed('started'), 'It has already started. See other times online.'],
  ['is full', closed('full'), 'All places are booked. See other times online.'],
  [
    'is full and has a waiting list',
    { ...closed('full'), waitingList: list },
    'All places are booked. Join the waiting list online.',
  ],
  [
    'opens later',
    closed('not-open-yet', 'Booking opens on Friday 05 Jun 2099.'),
    'From £6.50. Booking opens on Friday 05 Jun 2099.',
  ],
  ['has its last places on hold', closed('reserved'), 'From £6.50. Book your place online.'],
  ['cannot be booked online', closed(null), 'From £6.50.'],
])('a link to a class that %s promises no more than its page', (_what, parts, words) => {
  expect(bookingWords({ ...session, ...parts }, now)).toBe(words);
});
