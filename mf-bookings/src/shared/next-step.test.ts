import type { ScheduledSession } from 'shared-contracts/api/activities';
import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

type Asked = Pick<ScheduledSession, 'bookable' | 'waitingList'>;
const closed = (reason: Asked['bookable']['reason'], waitingList: Asked['waitingList'] = null): Asked => ({
  bookable: { canBook: false, reason, message: null },
  waitingList,
});
const list = { position: null, offeredUntil: null, canJoin: true, waiting: 1 };
const noAge: Asked = {
  bookable: { canBook: false, reason: 'wrong-age', message: null, remedy: 'add-date-of-birth' },
  waitingList: null,
};

it.each<[string, Asked, boolean, ReturnType<typeof nextStep>]>([
  ['a full class', closed('full'), true, 'other-times'],
  ['a full class with a waiting list', closed('full', list), true, 'waiting-list'],
  ['one that they wait for', closed('full', { ...list, position: 2, canJoin: false }), true, null],
  ['a cancelled class', closed('cancelled'), true, 'other-times'],
  ['a class that has begun', closed('started'), true, 'other-times'],
  ['their own booking', closed('already-booked'), true, 'bookings'],
  ['that of someone else, or at a kiosk', closed('already-booked'), false, null],
  ['a class that opens later', closed('not-open-yet'), true, null],
  ['places on hold', closed('reserved'), true, null],
  ['a class for another age', closed('wrong-age'), true, null],
  ['an unknown age', noAge, true, 'details'],
  ['an unknown age at a kiosk', noAge, false, null],
])('%s leads on', (_what, session, hasAccount, step) => {
  expect(nextStep(session, hasAccount)).toBe(step);
});
