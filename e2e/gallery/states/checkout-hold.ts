import { withExpiredHold } from '../../support/answers/checkout-answers.ts';
import { isPaid } from '../../support/timetable.ts';
import type { State } from '../state.ts';

export const holdExpired: State = {
  app: 'bookings',
  path: '/checkout',
  as: 'sam',
  basket: [isPaid, isPaid],
  id: 'hold-expired',
  title: 'The time to pay has run out',
  answers: [withExpiredHold],
  prepare: (page) => page.getByRole('button', { name: 'Hold my places again' }).waitFor(),
};
