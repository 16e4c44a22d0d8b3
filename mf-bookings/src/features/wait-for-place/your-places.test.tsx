// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { type WaitingListEntry, waitingPlaces } from 'shared-contracts/api/waiting-list';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import YourPlaces from './your-places.tsx';

const list = { position: null, offeredUntil: null, canJoin: false, waiting: 0 };
const venue = { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' };
const places: WaitingListEntry[] = [
  { session: testSession({ waitingList: { ...list, position: 2, waiting: 1 } }), venue },
  {
    session: testSession({
      id: 's2',
      name: 'Spin',
      waitingList: { ...list, offeredUntil: '2026-11-21T14:30:00Z' },
    }),
    venue,
  },
];
const open = (given: TestAnswer) => renderWithPlatform(<YourPlaces />, { answers: [given] });

it('shows the position on each list, and links to the class', async () => {
  open(answer(waitingPlaces, places));
  const link = await screen.findByRole('link', { name: 'Hatha Yoga, Sat 21 Nov 2026, 18:30–19:15' });
  expect(link).toHaveAttribute('href', '/location/sale-leisure-centre/sessions/s1');
  expect(screen.getByText(/You are number 2 on the waiting list\./)).toBeInTheDocument();
  expect(screen.getByText(/We’re holding it for you until 14:30 on Sat 21 Nov 2026\./)).toBeInTheDocument();
});

it('names a class whose place is held at the top of the page of its venue, and no other one', async () => {
  const later = { ...places[1], venue: { slug: 'another', name: 'Another' } } as WaitingListEntry;
  renderWithPlatform(<YourPlaces firstOf={venue.slug} />, {
    answers: [answer(waitingPlaces, [...places, later])],
  });
  expect(await screen.findByText('Held for you')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveTextContent(/^Spin, /);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/location/sale-leisure-centre/sessions/s2');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('says a place on a list once on the page of its venue, below the timetable', async () => {
  renderWithPlatform(
    <>
      <YourPlaces firstOf={venue.slug} />
      <YourPlaces />
    </>,
    { answers: [answer(waitingPlaces, places.slice(0, 1))] },
  );
  expect(await screen.findAllByText('You are waiting for')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /^Hatha Yoga/ })).toHaveLength(1);
});

it.each([
  ['waits for nothing', answer(waitingPlaces, [])],
  ['cannot be loaded', failure(waitingPlaces, 500)],
])('is not there for somebody who %s', async (_, given) => {
  const { requests } = open(given);
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading', { name: 'You are waiting for' })).not.toBeInTheDocument();
});
