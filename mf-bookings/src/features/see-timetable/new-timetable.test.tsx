// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activities, sessions } from 'shared-contracts/api/activities';
import { facilityUses, slots } from 'shared-contracts/api/facilities';
import { venue } from 'shared-contracts/api/venues';
import { addDays, displayDay, siteDay, weekday } from 'shared-contracts/dates';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import VenueScreen from '../../screens/venue-screen.tsx';
import { testActivities, testSession, testVenue } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';

const today = siteDay(new Date());
const squash = { id: 'a7', name: 'Squash', slug: 'squash', sessionsInNextSevenDays: 0, hasSlots: true };
const courts = {
  id: '7',
  name: 'Squash courts',
  activity: { id: 'a7', name: 'Squash', slug: 'squash' },
  description: 'A walled court for two.',
  individualFacilityUse: ['Squash court 1'],
};
const time = {
  id: 'slot-1',
  facilityUse: '7',
  startDate: '2026-11-21T18:00:00+00:00',
  endDate: '2026-11-21T18:45:00+00:00',
  duration: 'PT45M',
  maximumUses: 1,
  remainingUses: 1,
  individualFacilityUse: ['Squash court 1'],
  offer: { id: 'o1', name: 'Standard', price: '9.00', formattedPrice: '£9.00', priceReason: null },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
};

function open(query = '', isNew = true, answers: TestAnswer[] = []) {
  return renderWithPlatform(
    <>
      <VenueScreen />
      <Where />
    </>,
    {
      path: `/location/sale-leisure-centre${query}`,
      route: '/location/:locationSlug',
      answers: [
        answer(venue, testVenue({ activitiesV2Enabled: isNew })),
        answer(activities, [...testActivities, squash]),
        answer(sessions, [testSession()]),
        answer(facilityUses, [courts]),
        answer(slots, [time]),
        ...answers,
      ],
    },
  );
}
const address = () => screen.getByLabelText('Address').textContent;
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the new timetable', () => {
  it('begins with the activities, then has classes and courts of the day', async () => {
    open();
    const activity = await screen.findByRole('radio', { name: 'Squash' });
    expect(isBefore(activity, screen.getByRole('radiogroup', { name: 'Day' }))).toBe(true);
    expect(await screen.findByRole('link', { name: /^Hatha Yoga/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Squash courts' })).toBeInTheDocument();
  });

  it('has courts alone for an activity that is courts alone, and no courts for one without', async () => {
    open('?activity=squash');
    expect(await screen.findByRole('heading', { name: 'Squash courts' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^No Squash/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Yoga' }));
    expect(await screen.findByRole('link', { name: /^Hatha Yoga/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Squash courts' })).not.toBeInTheDocument();
  });

  it('shows seven days from the chosen one, in the address, and one day again', async () => {
    open('?date=nonsense&time=evening');
    await userEvent.click(await screen.findByRole('button', { name: 'Show seven days' }));
    expect(address()).toContain('view=week');
    expect(
      await screen.findByRole('heading', { name: `Seven days from ${displayDay(today)}` }),
    ).toBeVisible();
    const last = addDays(today, 6);
    const day = within(await screen.findByRole('region', { name: new RegExp(`^${weekday(last)} `) }));
    // The same class is on each of the days: what is read of a cell names its day.
    const onDay = 'Saturday 21 Nov 2026';
    expect(await day.findByRole('link', { name: `Hatha Yoga ${onDay}, 18:30–19:15` })).toBeVisible();
    expect(screen.getByText(/^Until \w{3} /)).toHaveTextContent(displayDay(last));
    expect(day.getByText('18:30')).toBeInTheDocument();
    const hour = within(day.getByRole('list', { name: 'From 18:30' }));
    expect(hour.getByRole('listitem')).toHaveTextContent('£7.2012 places left');
    expect(
      day.getByRole('button', { name: `Add to basket Hatha Yoga, ${onDay}, 18:30` }),
    ).toBeInTheDocument();
    expect(await day.findByRole('link', { name: `Squash courts on ${weekday(last)}` })).toHaveAttribute(
      'href',
      expect.stringContaining(`date=${last}&time=evening&activity=squash`),
    );
    expect(day.getByText('Free at 18:00 · £9.00')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^See / })).toHaveLength(7);
    await userEvent.click(day.getByRole('link', { name: /^See / }));
    expect(address()).toBe(`/location/sale-leisure-centre?date=${last}&time=evening`);
  });

  it('leads from a full class of the week to its waiting list', async () => {
    const full = testSession({
      bookable: { canBook: false, reason: 'full', message: null },
      waitingList: { canJoin: true, position: null, offeredUntil: null, waiting: 2 },
    });
    open('?view=week', true, [answer(sessions, [full])]);
    const [way] = await screen.findAllByRole('link', {
      name: /^Join the waiting list: Hatha Yoga, Saturday 21 Nov 2026, /,
    });
    expect(way).toHaveTextContent('Join the waiting list');
    expect(way).toHaveAttribute('href', '/location/sale-leisure-centre/sessions/s1');
  });

  it('says of a day of the week when it could not be loaded', async () => {
    open('?view=week', true, [failure(sessions, 500)]);
    expect(await screen.findAllByText('This day could not be loaded.')).toHaveLength(7);
  });
});

describe('the simple list, where a venue has not the new timetable', () => {
  it('has the classes by the day, and nothing of courts and weeks', async () => {
    open('?view=week', false);
    expect(await screen.findByRole('link', { name: /^Hatha Yoga/ })).toBeInTheDocument();
    const activity = await screen.findByRole('radio', { name: 'Yoga' });
    expect(isBefore(screen.getByRole('radiogroup', { name: 'Day' }), activity)).toBe(true);
    expect(screen.queryByRole('radio', { name: 'Squash' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show seven days' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Squash courts' })).not.toBeInTheDocument();
  });
});
