// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SessionDetail, session } from 'shared-contracts/api/activities';
import { quickOffer } from 'shared-contracts/api/quick-book';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { testOffer } from '../../testing/examples.ts';
import { QuickBookHost } from './quick-book-host.tsx';

const full = (message: string) => ({ canBook: false, reason: 'full' as const, message });
const { venue, cancellation, offer, bookable, ...known } = testOffer({
  bookable: full('All places are booked.'),
});
const fullClass: SessionDetail = {
  session: {
    ...known,
    offer,
    bookable,
    superEvent: 'series-1',
    activity: { id: 'a1', name: 'Yoga', slug: 'yoga' },
    duration: 'PT45M',
    level: null,
    leader: null,
    eventStatus: 'EventScheduled',
    maximumAttendeeCapacity: 20,
    remainingAttendeeCapacity: 0,
    waitingList: { position: null, offeredUntil: null, canJoin: true, waiting: 2 },
    ageRange: { minValue: 16, maxValue: null },
    genderRestriction: null,
    accessibilitySupport: [],
  },
  venue,
  cancellation,
  description: 'Slow, steady yoga.',
  attendeeInstructions: null,
  ageRange: { minValue: 16, maxValue: null },
  genderRestriction: null,
  accessibilitySupport: [],
  offers: [offer],
};

let lastId = 0;

function open(answers: TestAnswer[]) {
  const { bus } = renderWithPlatform(<QuickBookHost />, { lifetime: 'visit', user: testUser, answers });
  lastId += 1;
  const request = { requestId: `full-${lastId}`, item: { id: 's1', type: 'activity' as const } };
  act(() => void bus.emit('basket:quick-book-requested', request));
}
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('leads to the waiting list of a full class that has one', async () => {
  open([
    answer(quickOffer, testOffer({ bookable: full('All places are booked.') })),
    answer(session, fullClass),
  ]);
  const asked = within(await dialog('All places are booked'));
  expect(asked.getByText(/^When a place comes free, we hold it/)).toBeVisible();
  const join = asked.getByRole('link', { name: 'Join the waiting list' });
  expect(join).toHaveAttribute('href', '/location/sale/sessions/s1');
  expect(join).toHaveAttribute('data-variant', 'primary');
  await userEvent.click(join);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['a court', { kind: 'Slot' as const }, 'This can’t be booked right now', 'Both courts are taken.'],
  ['a class', {}, 'All places are booked', 'Both courts are taken. Choose another time'],
])('keeps the venue’s own words about %s', async (_, parts, title, words) => {
  open([answer(quickOffer, testOffer({ ...parts, bookable: full('Both courts are taken.') }))]);
  expect(await dialog(title)).toHaveTextContent(words);
});
