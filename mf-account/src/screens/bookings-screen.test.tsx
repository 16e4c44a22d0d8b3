// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, upcomingBookings } from 'shared-contracts/api/account';
import { bookingCancellation, type Cancellation, cancelBooking } from 'shared-contracts/api/bookings';
import { waitingPlaces } from 'shared-contracts/api/waiting-list';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingOf } from '../testing/booking-examples.ts';
import BookingsScreen from './bookings-screen.tsx';

const BOOKINGS = 'http://bookings.riverside.localhost:8080';
const yoga = bookingOf('1', 'Gentle yoga');
const aqua = bookingOf('2', 'Aqua aerobics', { purchasedFor: { id: '8', name: 'Kit New' } });

const terms = (change: Partial<Cancellation> = {}): Cancellation => ({
  freeUntil: '2026-11-21T14:30:00+00:00',
  description: 'You can cancel free of charge up to 4 hours before the class starts.',
  refunds: [
    { destination: 'card', description: 'Visa ending 0006', amount: '4.50', formattedAmount: '£4.50' },
    { destination: 'credit', description: 'Account credit', amount: '2.00', formattedAmount: '£2.00' },
    {
      destination: 'credit',
      creditType: 'membership',
      description: 'Membership credit',
      amount: '1.00',
      formattedAmount: '£1.00',
    },
  ],
  total: '7.50',
  formattedTotal: '£7.50',
  penalty: null,
  ...change,
});

function open(bookings: Booking[], ...answers: TestAnswer[]) {
  const list = [...bookings];
  const page = renderWithPlatform(<BookingsScreen />, {
    app: 'my-account',
    path: '/bookings',
    user: testUser,
    answers: [
      answer(upcomingBookings, () => [...list]),
      answer(waitingPlaces, []),
      answer(bookingCancellation, terms()),
      ...answers,
    ],
  });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  const sent = (part: string) => page.requests.filter(({ url }) => url.includes(part));
  return { ...page, list, toasts, sent };
}

const askToCancel = async (name: RegExp, title = 'Cancel this booking?') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog', { name: title }));
};

afterEach(cleanup);

describe('the upcoming bookings', () => {
  it('have their entry code, confirmation and calendar file', async () => {
    open([yoga, aqua]);
    const first = within(await screen.findByRole('article', { name: 'Gentle yoga' }));
    expect(first.getByText('Saturday 21 Nov 2026, 18:30 to 19:15')).toBeVisible();
    expect(first.getByText('482915')).toBeVisible();
    expect(first.getByRole('link', { name: /^View confirmation of Gentle yoga/ })).toHaveAttribute(
      'href',
      `${BOOKINGS}/order-confirmed/order-1`,
    );
    expect(first.getByRole('link', { name: /^Add to calendar of Gentle yoga/ })).toHaveAttribute(
      'href',
      '/api/v1/orders/order-1/calendar',
    );
    expect(
      within(screen.getByRole('article', { name: 'Aqua aerobics' })).getByText('For Kit New'),
    ).toBeVisible();
    const cancel = /^Cancel booking of Aqua aerobics for Kit New, /;
    expect(screen.getByRole('button', { name: cancel })).toBeVisible();
  });

  it('that someone else has made say by whom, with the entry code and without the order', async () => {
    open([{ ...yoga, bookedBy: 'Casey Carter' }]);
    const booking = within(await screen.findByRole('article', { name: 'Gentle yoga' }));
    expect(booking.getByText('Booked by Casey Carter')).toBeVisible();
    expect(booking.getByText('482915')).toBeVisible();
    expect(booking.queryByRole('link')).toBeNull();
    expect(booking.queryByRole('button')).toBeNull();
  });

  it('are beside the past ones, at both of their paths', async () => {
    open([]);
    const tabs = within(await screen.findByRole('navigation', { name: 'Bookings' }));
    expect(tabs.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Past' })).toHaveAttribute('href', '/bookings/past');
    expect(await screen.findByText('You have no bookings coming up')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute('href', `${BOOKINGS}/`);
  });

  it('wait, and can be requested again', async () => {
    let isDown = true;
    open([], {
      endpoint: upcomingBookings,
      respond: (request) =>
        (isDown ? failure(upcomingBookings, 500) : answer(upcomingBookings, [yoga])).respond(request),
    });
    expect(await screen.findByText('Loading your bookings')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your bookings could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Gentle yoga' })).toBeVisible();
  });
});

describe('cancelling', () => {
  it('tells the deadline and what comes back before anything is done', async () => {
    const { sent } = open([yoga]);
    const question = await askToCancel(/^Cancel booking of Gentle yoga/);
    expect(await question.findByText('Free to cancel until Sat 21 Nov 2026, 14:30.')).toBeVisible();
    expect(question.queryByText(/^You can cancel free of charge/)).toBeNull();
    const refunds = within(question.getByRole('list', { name: 'Your refund' }));
    expect(refunds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '£4.50 back to Visa ending 0006, within five working days',
      '£2.00 as credit on your account, at once',
      '£1.00 back to Membership credit',
    ]);
    await userEvent.click(question.getByRole('button', { name: 'Keep booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('/cancel').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('of one week says that the others are kept, those of the same class and person', async () => {
    const kit = { purchasedFor: { id: '8', name: 'Kit New' } };
    open([yoga, bookingOf('3', 'Gentle yoga'), bookingOf('4', 'Gentle yoga', kit), aqua]);
    const question = await askToCancel(/^Cancel booking of Aqua aerobics/);
    expect(await question.findByText(/^Free to cancel until/)).toBeVisible();
    expect(question.queryByText(/^We’ll only cancel this one/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Keep booking' }));
    const [first] = await screen.findAllByRole('button', { name: /^Cancel booking of Gentle yoga/ });
    await userEvent.click(first as HTMLElement);
    expect(
      await screen.findByText('We’ll only cancel this one. You’ll keep your other booking of Gentle yoga.'),
    ).toBeVisible();
  });

  it('is done at the terms shown; the list is requested again and the heading has the focus', async () => {
    const { list, sent, toasts } = open([yoga, aqua], answer(cancelBooking, terms()));
    const question = await askToCancel(/^Cancel booking of Gentle yoga/);
    await question.findByText(/Free to cancel until/);
    list.shift();
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Gentle yoga' })).toBeNull());
    const [post] = sent('/cancel').filter(({ method }) => method === 'POST');
    expect(post).toMatchObject({ url: '/api/v1/my-account/bookings/1/cancel', body: { refund: '7.50' } });
    expect(post?.headers['Idempotency-Key']).toBeTruthy();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'Your Gentle yoga booking is cancelled.',
      type: 'success',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Bookings' })).toHaveFocus();
    // Credit was refunded, so the person is loaded again.
    await waitFor(() => expect(sent('auth/user')).toHaveLength(2));
  });

  it('says where nothing comes back', async () => {
    open([yoga], answer(bookingCancellation, terms({ freeUntil: null, refunds: [], total: '0.00' })));
    const question = await askToCancel(/^Cancel booking/);
    expect(await question.findByText('You won’t get a refund.')).toBeVisible();
    expect(question.queryByText(/Free to cancel until/)).toBeNull();
  });

  it('says what it costs, and agrees to just that', async () => {
    const late = terms({
      freeUntil: null,
      refunds: [],
      total: '0.00',
      penalty: { amount: '3.00', formattedAmount: '£3.00' },
    });
    const { sent, toasts } = open([yoga], answer(bookingCancellation, late), answer(cancelBooking, late));
    const question = await askToCancel(/^Cancel booking/);
    expect(
      await question.findByText(
        'Cancelling now costs £3.00. You can pay it in your account, under Payments.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(sent('/cancel').filter(({ method }) => method === 'POST')).toHaveLength(1));
    const [post] = sent('/cancel').filter(({ method }) => method === 'POST');
    expect(post?.body).toEqual({ refund: '0.00', penalty: '3.00' });
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith(
        expect.objectContaining({ content: expect.stringMatching(/cancelled\. You owe £3\.00, which/) }),
      ),
    );
    // Charges are part of the user's data.
    await waitFor(() => expect(sent('auth/user')).toHaveLength(2));
  });

  it('shows the new terms when they have changed in the meantime, and asks again', async () => {
    const offers = [terms(), terms({ freeUntil: null, refunds: [], total: '0.00' })];
    const words = 'The refund has changed: it is now £0.00.';
    const { sent } = open(
      [yoga],
      answer(bookingCancellation, () => offers.shift() ?? terms()),
      failure(cancelBooking, 409, { message: words }),
    );
    const question = await askToCancel(/^Cancel booking/);
    await question.findByText(/Free to cancel until/);
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    expect(await question.findByText(words)).toBeVisible();
    expect(await question.findByText('You won’t get a refund.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(sent('/cancel').filter(({ method }) => method === 'POST')).toHaveLength(2));
    const [first, second] = sent('/cancel').filter(({ method }) => method === 'POST');
    expect(second?.body).toEqual({ refund: '0.00' });
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
  });

  it('of one that another tab has cancelled offers nothing, and the list loses it', async () => {
    const message = 'This booking is already cancelled.';
    let isCancelled = false;
    const { list, sent } = open([yoga], failure(cancelBooking, 409, { message }), {
      endpoint: bookingCancellation,
      respond: (request) =>
        (isCancelled
          ? failure(bookingCancellation, 409, { message })
          : answer(bookingCancellation, terms())
        ).respond(request),
    });
    const question = await askToCancel(/^Cancel booking/);
    await question.findByText(/Free to cancel until/);
    isCancelled = true;
    list.pop();
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    const refused = within(
      await screen.findByRole('alertdialog', { name: 'This booking can’t be cancelled' }),
    );
    expect(refused.getByText(message)).toBeVisible();
    expect(refused.queryByText(/Free to cancel|^Cancel booking$/)).toBeNull();
    expect(sent('/cancel').filter(({ method }) => method === 'POST')).toHaveLength(1);
    await userEvent.click(refused.getByText('Close', { selector: 'button span' }));
    expect(await screen.findByText('You have no bookings coming up')).toBeVisible();
  });

  it('carries the same key when an answer was lost', async () => {
    const { sent } = open([yoga], failure(cancelBooking, 'cut'));
    const question = await askToCancel(/^Cancel booking/);
    await question.findByText(/Free to cancel until/);
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    expect(await question.findByText('Something has gone wrong, please try again.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    const posts = () => sent('/cancel').filter(({ method }) => method === 'POST');
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]?.headers['Idempotency-Key']).toBe(posts()[0]?.headers['Idempotency-Key']);
  });

  it('of a free one in time speaks of no refund that is lost', async () => {
    const description = 'This booking was free, so there is nothing to refund.';
    open([yoga], answer(bookingCancellation, terms({ description, refunds: [], total: '0.00' })));
    const question = await askToCancel(/^Cancel booking/);
    expect(await question.findByText(/^Free to cancel until/)).toBeVisible();
    expect(question.getByText(description)).toBeVisible();
    expect(question.queryByText('You won’t get a refund.')).toBeNull();
  });

  it('stays a question until the answer to it has come, so that a failure is read', async () => {
    let fail = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      fail = resolve;
    });
    open([yoga], {
      endpoint: cancelBooking,
      respond: async () => {
        await answered;
        return { status: 500, body: { status_code: 500 } };
      },
    });
    const question = await askToCancel(/^Cancel booking/);
    await question.findByText(/Free to cancel until/);
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    expect(question.getByRole('button', { name: 'Keep booking' })).toBeDisabled();
    fail();
    expect(await question.findByText('Something has gone wrong, please try again.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not offered for what has begun', async () => {
    const message = 'This class has already started, so the booking can no longer be cancelled.';
    open([yoga], failure(bookingCancellation, 409, { message }));
    const question = await askToCancel(/^Cancel booking/, 'This booking can’t be cancelled');
    expect(question.getByText(message)).toBeVisible();
    expect(question.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(question.queryByRole('button', { name: 'Keep booking' })).toBeNull();
    expect(question.getByText('Close', { selector: 'button span' })).toBeVisible();
  });
});
