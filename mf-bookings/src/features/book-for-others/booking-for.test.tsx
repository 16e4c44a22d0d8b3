// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ScheduledSession, session, sessions } from 'shared-contracts/api/activities';
import { type Cart, cart } from 'shared-contracts/api/basket';
import { type LinkedPerson, linkedPeople } from 'shared-contracts/api/linked-people';
import { storageKeys } from 'shared-contracts/storage';
import { exampleActivityItem, exampleCart } from 'shared-contracts/testing';
import { tabStorage } from 'shared-platform';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { beforeEach, expect, it } from 'vitest';
import SessionScreen from '../../screens/session-screen.tsx';
import { readStoredChoice } from '../../shared/attendee-choice-state.ts';
import { testCart, testSession, testSessionDetail } from '../../testing/examples.ts';

const mia: LinkedPerson = { id: 'm', firstName: 'Mia', name: 'Mia Carter', relation: 'child' };
const alex: LinkedPerson = { id: 'a', firstName: 'Alex', name: 'Alex Fairbairn', relation: 'partner' };
const FOR_MIA = 'purchased_for_user_id=m';

const keepMia = () => tabStorage().setItem(storageKeys.forWhom, JSON.stringify({ by: testUser.id, id: 'm' }));

beforeEach(() => {
  tabStorage().clear();
  window.history.replaceState(null, '', '/');
});

interface Parts {
  people?: LinkedPerson[];
  /** Reason that Mia cannot be booked for. */
  refused?: ScheduledSession['bookable'] | null;
  basket?: Cart;
  user?: typeof testUser;
  /** In place of those that the parts give. */
  answers?: TestAnswer[];
}

/** A class that costs others £7.20 and Mia £3.00. */
function open({
  people = [alex, mia],
  refused = null,
  basket = testCart(),
  user = testUser,
  answers = [],
}: Parts = {}) {
  const offer = { id: 'o1', name: 'Junior', price: '3.00', formattedPrice: '£3.00', priceReason: null };
  const hers = testSession({ offer, ...(refused && { bookable: refused }) });
  return renderWithPlatform(<SessionScreen />, {
    path: '/location/sale-leisure-centre/sessions/s1',
    route: '/location/:locationSlug/sessions/:sessionId',
    user,
    answers: [
      answer(session, ({ url }) => testSessionDetail(url.includes(FOR_MIA) ? { session: hers } : {})),
      answer(linkedPeople, people),
      answer(cart, basket),
      ...answers,
    ],
  });
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

it('shows price and places of the chosen person, says so, and adds for them', async () => {
  const { platform } = open();
  const asked: unknown[] = [];
  platform.bus.on('basket:add-requested', ({ items }) => void asked.push(...items));
  expect(await screen.findByRole('radiogroup', { name: 'Booking for' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'You' })).toBeChecked();
  await choose('Mia');
  expect(screen.getByText('You’re now seeing prices and places for Mia Carter.')).toHaveRole('status');
  expect(await screen.findByText('£3.00')).toBeInTheDocument();
  expect(screen.getAllByText('Price for Mia')[0]).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Add for Mia/ }));
  expect(asked).toEqual([{ id: 's1', type: 'activity', purchasedForUserId: 'm' }]);
  await choose('You');
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
});

it('keeps the focus on the choice while the class loads for someone else', async () => {
  open();
  await choose('Mia');
  await screen.findByText('£3.00');
  expect(screen.getByRole('radio', { name: 'Mia' })).toHaveFocus();
});

const tooYoung = 'This class is for people aged 16 and over.';
const booked = 'Mia is already booked on this class.';
it.each([
  ['wrong-age' as const, tooYoung, tooYoung],
  // It need not be in the account of who looks at it.
  ['already-booked' as const, booked, booked],
])('says why somebody cannot be booked for: %s', async (reason, message, why) => {
  open({ refused: { canBook: false, reason, message } });
  await choose('Mia');
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add (to basket|for) / })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See your bookings' })).not.toBeInTheDocument();
});

it('leads from a class for another age group to what the person can book that day, without a price', async () => {
  const refused = { canBook: false, reason: 'wrong-age' as const, message: tooYoung };
  const at = (id: string, hour: number, parts = {}) =>
    testSession({ id, name: `Class ${id}`, startDate: `2026-11-21T${hour}:00:00+00:00`, ...parts });
  open({
    refused,
    answers: [answer(sessions, [at('early', 10), at('late', 19), at('adults', 18, { bookable: refused })])],
  });
  expect(await screen.findByText('Your price', { selector: '#booking' })).toBeInTheDocument();
  for (const name of ['Add to calendar', 'Book it every week']) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  }
  await choose('Mia');
  const way = await screen.findByRole('link', { name: 'See Class late at 19:00 for Mia' });
  expect(way).toHaveAttribute('href', '/location/sale-leisure-centre/sessions/late');
  expect(screen.getByRole('link', { name: 'See all classes that day' })).toHaveAttribute(
    'href',
    '/location/sale-leisure-centre?date=2026-11-21',
  );
  expect(screen.getByRole('heading', { name: 'Not for Mia' })).toBeInTheDocument();
  expect(screen.getByText(tooYoung)).toBeInTheDocument();
  for (const text of [/£/, 'Price for Mia', 'Prices', 'For another age group', /Choose another class/]) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
  for (const name of ['Add to calendar', 'Book it every week']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

it('leads a person whose age is missing to their details first, and to other classes below', async () => {
  const message =
    'This class is for people aged 16 and over. Add your date of birth to your details to book it.';
  open({
    refused: { canBook: false, reason: 'wrong-age' as const, remedy: 'add-date-of-birth' as const, message },
  });
  await choose('Mia');
  const ways = await screen.findAllByRole('link', { name: 'Add your date of birth' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'http://my-account.riverside.localhost:8080/user-details',
  ]);
  expect(screen.queryByRole('link', { name: /^(Book the next|See other)/ })).not.toBeInTheDocument();
});

it('what the basket holds for one is not held for the other', async () => {
  const forMia = exampleActivityItem({ objectId: 's1', purchasedFor: { id: 'm', name: 'Mia Carter' } });
  open({ basket: exampleCart([forMia]) });
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
  await choose('Mia');
  expect(await screen.findByRole('link', { name: 'View basket' })).toBeInTheDocument();
});

it('tells two of one name apart', async () => {
  open({ people: [mia, { ...mia, id: 'n', name: 'Mia Hartley' }, alex] });
  expect(await screen.findByRole('radio', { name: 'Mia Hartley' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Alex' })).toBeInTheDocument();
});

it('is stored for the tab without a name, and only for the person who chose it', async () => {
  const first = open();
  await choose('Mia');
  await screen.findByText('£3.00');
  expect(tabStorage().getItem(storageKeys.forWhom)).toBe(JSON.stringify({ by: testUser.id, id: 'm' }));
  expect(readStoredChoice(tabStorage())).toEqual({ by: testUser.id, id: 'm' });
  first.unmount();
  const again = open();
  expect(await screen.findByText('£3.00')).toBeInTheDocument();
  expect(again.requests.filter(({ url }) => url.includes('sessions/s1')).map(({ url }) => url)).toEqual([
    `/api/v1/activities/sessions/s1?${FOR_MIA}`,
    `/api/v1/activities/sessions/s1/related?${FOR_MIA}`,
  ]);
  again.unmount();
  const { requests } = open({ user: { ...testUser, id: '8' } });
  expect(await screen.findByRole('radio', { name: 'You' })).toBeChecked();
  expect(requests.some(({ url }) => url.includes(FOR_MIA))).toBe(false);
});

it('returns to oneself when the chosen person is no longer linked', async () => {
  keepMia();
  open({ people: [alex] });
  expect(await screen.findByRole('radio', { name: 'You' })).toBeChecked();
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
});

it.each([
  ['no one is linked', '/', { people: [] }],
  ['it is a terminal', '/?kiosk=true', {}],
])('is not there where %s', async (_, address, parts) => {
  window.history.replaceState(null, '', address);
  keepMia();
  const { requests } = open(parts);
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  expect(screen.queryByRole('radiogroup', { name: 'Booking for' })).not.toBeInTheDocument();
});

it.each(['{', '{"by":7}', '"m"'])('what is damaged in the tab (%s) counts as nothing', (stored) => {
  expect(readStoredChoice({ getItem: () => stored })).toBeNull();
});

it('says that the people to book for are not known, and asks again', async () => {
  let isDown = true;
  const people = answer(linkedPeople, [mia]);
  open({
    answers: [
      {
        endpoint: linkedPeople,
        respond: (request) =>
          isDown ? { status: 500, body: { status_code: 500 } } : people.respond(request),
      },
    ],
  });
  expect(await screen.findByText('The people you book for could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Mia' })).toBeVisible();
});

it('an API that links no people has no choice', async () => {
  const { requests } = open({ answers: [failure(linkedPeople, 404)] });
  await waitFor(() => expect(requests.some(({ url }) => url.includes('linked-people'))).toBe(true));
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeVisible();
  expect(screen.queryByText('The people you book for could not be loaded.')).toBeNull();
});
