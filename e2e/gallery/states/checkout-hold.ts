import { cart } from 'shared-contracts/api/basket';
import { altered } from '../../support/answers/answer-change.ts';
import { isPaid } from '../../support/timetable.ts';
import type { State } from '../state.ts';

/** The places in the basket are no longer held, so they cannot be paid for. */
export const withExpiredHold = altered(cart, (data) => ({
  ...data,
  items: data.items.map((item) =>
    item.type === 'activity' ? { ...item, holdExpiresAt: null, isHeld: false } : item,
  ),
  holdExpiresAt: null,
}));

export const holdExpired: State = {
  app: 'bookings',
  path: '/checkout',
  as: 'sam',
  basket: [isPaid, isPaid],
  id: 'hold-expired',
  title: 'The time to pay has run out, and Pay is disabled',
  answers: [withExpiredHold],
  prepare: (page) => page.getByRole('button', { name: 'Keep my places', exact: true }).waitFor(),
};
