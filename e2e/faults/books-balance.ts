import type { APIRequestContext, Page } from '@playwright/test';
import { upcomingBookings } from 'shared-contracts/api/account';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import { bookingCancellation, cancelBooking } from 'shared-contracts/api/bookings';
import { order } from 'shared-contracts/api/orders';
import { pence } from 'shared-contracts/money';
import { type Customer, logInAsCustomer } from '../support/customer.ts';
import { chargesOf } from '../support/ledger.ts';
import { expect } from '../support/test.ts';

interface Paid {
  page: Page;
  request: APIRequestContext;
  customer: Customer;
  session: ScheduledSession;
  /** Every card that was used. */
  cards: readonly string[];
}

/**
 * Compares the three books after a payment was confirmed: the card provider's charges, the order and the
 * bookings. One charge, one order that says so, one place, and nothing left in the basket.
 */
export async function expectBooksToBalance({ page, request, customer, session, cards }: Paid): Promise<void> {
  const amount = pence(session.offer.price);
  const charges = () => Promise.all(cards.map((card) => chargesOf(request, card)));
  await expect.poll(async () => (await charges()).flat(), 'charges of the card').toEqual([amount]);

  // The walk may have ended the session this customer had.
  const { api } = await logInAsCustomer(request, customer.person);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const placed = await api.call(order, { params: { orderId } });
  expect(
    placed.items.map(({ name }) => name),
    'lines of the order',
  ).toEqual([session.name]);
  expect(
    placed.payments.map((payment) => pence(payment.amount)),
    'payments of the order',
  ).toEqual([amount]);

  const booked = (await api.call(upcomingBookings, {})).filter(
    ({ item }) => item.name === session.name && item.startDate === session.startDate,
  );
  expect(booked, 'places booked').toHaveLength(1);
  expect((await api.call(cart, {})).items, 'lines left in the basket').toEqual([]);

  // No one can book two classes at one time, so that the walk would run out of them.
  const params = { bookingId: booked[0]?.item.id ?? '' };
  const { total, penalty } = await api.call(bookingCancellation, { params });
  const body = { refund: total, ...(penalty && { penalty: penalty.amount }) };
  await api.call(cancelBooking, { params, body });
}
