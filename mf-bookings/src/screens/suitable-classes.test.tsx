// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activities, sessions } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import { linkedPeople } from 'shared-contracts/api/linked-people';
import { venue } from 'shared-contracts/api/venues';
import { tabStorage } from 'shared-platform';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testActivities, testCart, testSession, testVenue } from '../testing/examples.ts';
import VenueScreen from './venue-screen.tsx';

afterEach(() => tabStorage().clear());

const refused = {
  canBook: false,
  reason: 'wrong-age' as const,
  message: 'This class is for people aged 16 and over.',
};
const swim = testSession({ id: 'swim', name: 'Family Swim' });
const yoga = (isForChild: boolean) => testSession(isForChild ? { bookable: refused } : {});

function open(suitsNone = false) {
  renderWithPlatform(<VenueScreen />, {
    path: '/location/sale-leisure-centre?date=2026-11-21',
    route: '/location/:locationSlug',
    user: testUser,
    answers: [
      answer(venue, testVenue()),
      answer(activities, testActivities),
      answer(cart, testCart()),
      answer(linkedPeople, [{ id: 'm', firstName: 'Mia', name: 'Mia Carter', relation: 'child' }]),
      answer(sessions, ({ url }) => {
        const isForChild = url.includes('purchased_for_user_id=m');
        return suitsNone ? [yoga(isForChild)] : [yoga(isForChild), swim];
      }),
    ],
  });
}
const chooseMia = async () => userEvent.click(await screen.findByRole('radio', { name: 'Mia' }));

it('the timetable of a child begins with the classes for their age, and folds the others', async () => {
  open();
  expect(await screen.findByText('2 classes')).toBeInTheDocument();
  await chooseMia();
  const fold = (await screen.findByText('1 class for other ages')).closest('details');
  expect(within(fold as HTMLElement).getByText('Ages 16 and over')).toBeInTheDocument();
  expect(screen.getByText('1 class')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Family Swim/ }).closest('details')).toBeNull();
});

it('a day with nothing for their age shows its classes all the same', async () => {
  open(true);
  await chooseMia();
  expect((await screen.findByText('Ages 16 and over')).closest('details')).toBeNull();
});
