// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-contracts/api/auth';
import { order } from 'shared-contracts/api/orders';
import { type QuickOffer, quickBook, quickOffer } from 'shared-contracts/api/quick-book';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { EventName, EventPayload } from 'shared-contracts/events';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { paidOrder, testOffer } from '../../testing/examples.ts';
import { QuickBookHost } from './quick-book-host.tsx';

const closed = (reason: QuickOffer['bookable']['reason'], message: string) =>
  testOffer({ bookable: { canBook: false, reason, message } });

const booked = answer(quickBook, { completeOrderId: 'order-1' });
let lastId = 0;

function open(answers: TestAnswer[], options: Parameters<typeof renderWithPlatform>[1] = {}) {
  const page = renderWithPlatform(<QuickBookHost />, {
    lifetime: 'visit',
    user: testUser,
    ...options,
    answers,
  });
  const heard = <Name extends EventName>(name: Name): EventPayload<Name>[] => {
    const list: EventPayload<Name>[] = [];
    page.bus.on(name, (payload) => list.push(payload));
    return list;
  };
  lastId += 1;
  const requestId = `quick-${lastId}`;
  const request = { requestId, item: { id: 's1', type: 'activity' as const } };
  const settled = heard('basket:quick-book-settled');
  const added = heard('basket:add-requested');
  const logins = heard('session:login-requested');
  const toasts = heard('toast:requested');
  act(() => void page.bus.emit('basket:quick-book-requested', request));
  const calls = () => page.requests.filter(({ method }) => method === 'POST');
  return { ...page, requestId, settled, added, logins, toasts, calls };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => sessionStorage.clear());

describe('the question', () => {
  it('tells what, when, where, free and why, how to cancel and what is agreed to', async () => {
    open([answer(quickOffer, testOffer())]);
    const asked = within(await dialog('Book now'));
    expect(await asked.findByRole('heading', { name: 'Hatha Yoga' })).toBeInTheDocument();
    for (const text of [
      'Sat 21 Nov 2026, 18:30 to 19:15',
      'Sale Leisure Centre, Studio 1',
      'Included in your membership',
      'You can cancel free of charge.',
      'Free to cancel until 18:30 on Fri 20 Nov 2026',
      'By booking, you agree to:',
    ])
      expect(asked.getByText(text, { exact: false })).toBeInTheDocument();
    expect(asked.getByRole('button', { name: 'Agree and book' })).toBeInTheDocument();
  });

  it('names whom it is for, and the court', async () => {
    const slot = { kind: 'Slot', name: 'Squash courts', location: null, forName: 'Mia' } as const;
    open([answer(quickOffer, testOffer(slot))]);
    expect(await screen.findByText('For Mia')).toBeInTheDocument();
    expect(screen.getByText('Sale Leisure Centre, Any free court')).toBeInTheDocument();
  });

  it('says who is booked when it is someone else', async () => {
    open([answer(quickOffer, testOffer({ forName: 'Mia' })), booked, answer(order, paidOrder)]);
    await press('Agree and book');
    expect(await dialog('Mia is booked')).toHaveTextContent('For Mia');
    expect(screen.getByRole('status')).toHaveTextContent('Mia is booked');
  });

  it('is confirmed without agreeing where there are no terms', async () => {
    open([answer(quickOffer, testOffer({ terms: [] })), booked, answer(order, paidOrder)]);
    await press('Confirm booking');
    expect(await dialog('You’re booked')).toBeInTheDocument();
  });

  it.each(['Back', 'Close'])('shows the terms in full and comes back by %s', async (way) => {
    open([answer(quickOffer, testOffer())]);
    await press('Terms of use');
    const terms = within(await dialog('Terms of use'));
    expect(await terms.findByText('Be kind.')).toBeInTheDocument();
    await press(way);
    expect(await dialog('Book now')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Terms of use' })).toHaveFocus();
  });

  it('can be closed, and nothing was booked', async () => {
    const { settled, requestId, calls } = open([answer(quickOffer, testOffer())]);
    await screen.findByText('Hatha Yoga');
    await press('Close');
    expect(settled).toEqual([{ requestId, outcome: 'cancelled' }]);
    expect(calls()).toEqual([]);
  });

  it('leads to the basket instead, once it has given the focus back', async () => {
    const { added, settled } = open([answer(quickOffer, testOffer())]);
    await press('Add to basket instead');
    expect(added).toEqual([]);
    await waitFor(() => expect(added).toMatchObject([{ items: [{ id: 's1', type: 'activity' }] }]));
    expect(settled).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('can be asked again when it could not be loaded', async () => {
    const { settled } = open([failure(quickOffer, 500)]);
    expect(await dialog('This could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Something has gone wrong, please try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(settled).toHaveLength(1);
  });
});

describe('the booking', () => {
  it('takes one press, and tells the entry code', async () => {
    const { calls, settled, requestId } = open([
      answer(quickOffer, testOffer()),
      booked,
      answer(order, paidOrder),
    ]);
    await press('Agree and book');
    const confirmation = within(await dialog('You’re booked'));
    expect(await confirmation.findByText('4821')).toBeInTheDocument();
    expect(confirmation.getByRole('heading', { name: 'Hatha Yoga' })).toHaveFocus();
    expect(confirmation.getByRole('status')).toHaveTextContent('You’re booked');
    expect(confirmation.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      '/order-confirmed/order-1',
    );
    expect(confirmation.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/v1/orders/order-1/calendar',
    );
    const [call] = calls();
    expect(call).toMatchObject({
      url: '/api/v1/checkout/quick-book',
      body: {
        item: { id: 's1', type: 'activity' },
        source: 'bookings',
        terms: ['t1'],
        selectedUserId: testUser.id,
      },
    });
    expect(call?.headers['Idempotency-Key']).toBe(requestId);
    await press('Done');
    expect(settled).toEqual([{ requestId, outcome: 'booked' }]);
  });

  it('stands when its code cannot be loaded', async () => {
    open([answer(quickOffer, testOffer()), booked, failure(order, 500)]);
    await press('Agree and book');
    expect(await screen.findByText(/You can find it with your booking/)).toBeInTheDocument();
  });

  it.each<[string, number, QuickOffer, string, string]>([
    [
      'full by now',
      409,
      closed('full', 'All places are booked.'),
      'Choose another time, or another class.',
      'Choose something else',
    ],
    [
      'no longer free',
      409,
      testOffer({ offer: { ...testOffer().offer, price: '7.00', formattedPrice: '£7.00' } }),
      'Now £7.00It’s no longer free. To pay, add it to your basket.',
      'Add to basket',
    ],
  ])('says that it is %s', async (_, status, after, words, way) => {
    const title = after.bookable.canBook ? 'The price has changed' : 'All places are booked';
    let isTried = false;
    const { settled } = open([
      answer(quickOffer, () => (isTried ? after : testOffer())),
      {
        endpoint: quickBook,
        respond: () => {
          isTried = true;
          return { status, body: { status_code: status, message: 'Refused.' } };
        },
      },
    ]);
    await press('Agree and book');
    expect(await dialog(title)).toHaveTextContent(words);
    await press(way);
    expect(settled).toMatchObject([{ outcome: 'failed' }]);
  });

  it('that costs something by now can be left for something else', async () => {
    const priced = { ...testOffer().offer, price: '7.00', formattedPrice: '£7.00' };
    const { added, settled } = open([answer(quickOffer, testOffer({ offer: priced }))]);
    await press('Choose something else');
    expect(settled).toMatchObject([{ outcome: 'cancelled' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(added).toEqual([]);
  });

  it('goes by way of the basket where something is to be accepted for the attendee', async () => {
    const { calls, settled } = open([answer(quickOffer, testOffer({ needsWaiver: true }))]);
    expect(await dialog('Accept a waiver first')).toHaveTextContent(
      'Add this to your basket, where you can read and accept it.',
    );
    await press('Add to basket');
    expect(settled).toMatchObject([{ outcome: 'cancelled' }]);
    expect(calls()).toEqual([]);
  });

  it('asks to look at terms that have changed', async () => {
    const refused = failure(quickBook, 422, { validation_messages: { terms: ['Please agree.'] } });
    const { calls } = open([answer(quickOffer, testOffer()), refused]);
    await press('Agree and book');
    expect(await screen.findByText(/^The terms have changed/)).toBeInTheDocument();
    await press('Agree and book');
    await waitFor(() => expect(calls()).toHaveLength(2));
    const [first, second] = calls().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).not.toBe(first);
  });

  it('that got no answer is repeated under the same key, and found', async () => {
    let isCut = true;
    const { calls } = open([
      answer(quickOffer, testOffer()),
      answer(order, paidOrder),
      {
        endpoint: quickBook,
        respond() {
          if (!isCut)
            return { status: 200, body: { status_code: 200, data: { complete_order_id: 'order-1' } } };
          isCut = false;
          return 'cut';
        },
      },
    ]);
    await press('Agree and book');
    expect(await screen.findByText('We couldn’t confirm your booking')).toBeInTheDocument();
    await press('Try again');
    expect(await dialog('You’re booked')).toBeInTheDocument();
    const [first, second] = calls().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });
});

describe('the person who is not logged in', () => {
  const logIn = (page: ReturnType<typeof open>) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the person's token from the cookie
    document.cookie = `${TOKEN_COOKIE}=token; path=/`;
    act(() => page.platform.session.compare());
  };

  it('is asked to, and then asked what they wanted to book', async () => {
    const page = open([answer(currentUser, testUser), answer(quickOffer, testOffer())], { user: null });
    expect(page.logins).toEqual([{ resume: page.requestId }]);
    logIn(page);
    expect(await dialog('Book now')).toBeInTheDocument();
  });

  it('is not asked again when they close the login', () => {
    const page = open([], { user: null });
    act(() => void page.bus.emit('session:login-dismissed', { resume: page.requestId }));
    expect(page.settled).toEqual([{ requestId: page.requestId, outcome: 'cancelled' }]);
  });

  it('because the session ended is asked to log in after the reload, and comes back to it', async () => {
    const kept = { requestId: 'quick-kept', item: { id: 's1', type: 'activity' } };
    sessionStorage.setItem(storageKeys.draft('quick-book'), JSON.stringify(kept));
    renderWithPlatform(<QuickBookHost />, { user: testUser, answers: [answer(quickOffer, testOffer())] });
    expect(await dialog('Book now')).toBeInTheDocument();
  });
});

it('at a terminal, which is no one’s, keeps no calendar', async () => {
  window.history.replaceState(null, '', '/?kiosk=true');
  try {
    open([answer(quickOffer, testOffer()), booked, answer(order, paidOrder)]);
    await press('Agree and book');
    expect(await screen.findByText('4821')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  } finally {
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  }
});
