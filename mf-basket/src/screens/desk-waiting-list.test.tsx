// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import {
  type DeskSession,
  deskSessions,
  joinWaitingListForCustomer,
  leaveWaitingListForCustomer,
} from 'shared-contracts/api/desk-sessions';
import { venues } from 'shared-contracts/api/venues';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { testCart } from '../shared/basket/testing.ts';
import { deskClass } from '../testing/desk-class.ts';
import { deskVenue } from '../testing/desk-venue.ts';
import { openDesk, serve } from './desk-testing.tsx';

const open: WaitingList = { position: null, offeredUntil: null, canJoin: true, waiting: 1 };
const second: WaitingList = { position: 2, offeredUntil: null, canJoin: false, waiting: 1 };
const held: WaitingList = {
  position: null,
  offeredUntil: '2026-11-20T17:45:00+00:00',
  canJoin: false,
  waiting: 0,
};
const full: DeskSession = {
  ...deskClass,
  name: 'Ducklings',
  bookable: { canBook: false, reason: 'full', message: 'All places are booked.' },
  canOverride: false,
  remainingAttendeeCapacity: 0,
};
const withList = (waitingList: WaitingList | null): DeskSession => ({ ...full, waitingList });
const bookable = { canBook: true, reason: null, message: null } as const;

const ADD = 'Add to waiting list (Ducklings at 18:30)';
const TAKE_OFF = 'Take off waiting list (Ducklings at 18:30)';

/** @param next what the list is after a change */
async function openClass(first: DeskSession, next: DeskSession, ...answers: TestAnswer[]) {
  let now = first;
  const change = (list: WaitingList) => () => {
    now = next;
    return list;
  };
  const page = openDesk([
    answer(cart, testCart([])),
    answer(venues, [deskVenue]),
    answer(deskSessions, () => [now]),
    answer(joinWaitingListForCustomer, change(second)),
    answer(leaveWaitingListForCustomer, change(open)),
    ...answers,
  ]);
  await serve();
  const panel = within(await screen.findByRole('region', { name: 'Book a class for Alex Fairbairn' }));
  await userEvent.selectOptions(await panel.findByLabelText('Venue'), 'sale');
  const left = () =>
    page.requests.filter(({ method, url }) => method === 'DELETE' && url.includes('/waiting-list'));
  return { ...page, panel, left, setNow: (session: DeskSession) => (now = session) };
}

test('the customer is added to the list, and an added one taken off again, without a question', async () => {
  const { panel, left, setNow, bus } = await openClass(withList(open), withList(second));
  const toasts: (string | undefined)[] = [];
  bus.on('toast:requested', ({ callback }) => toasts.push(callback));
  expect(await panel.findByText('Full, 1 waiting')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: ADD }));
  expect(await panel.findByText('Number 2 on the waiting list')).toBeVisible();
  const undo = panel.getByRole('button', { name: 'Undo adding to the waiting list (Ducklings at 18:30)' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  setNow(withList(open));
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(left()[0]?.url).toMatch(/\/customers\/alex\/sessions\/s1\/waiting-list$/);
  // The second takes the place of the first.
  await waitFor(() => expect(toasts).toEqual(['waiting-list:s1', 'waiting-list:s1']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a customer who waits is taken off the list after a question, and the list is requested again', async () => {
  const { panel, left } = await openClass(withList(second), withList(open));
  await userEvent.click(await panel.findByRole('button', { name: TAKE_OFF }));
  const question = within(
    screen.getByRole('alertdialog', { name: 'Take Alex Fairbairn off the waiting list?' }),
  );
  expect(question.getByText(/^They’re number 2 for Ducklings at 18:30\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep on the list' }));
  expect(left()).toEqual([]);
  await userEvent.click(await panel.findByRole('button', { name: TAKE_OFF }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off the list' }));
  expect(await panel.findByText('Full, 1 waiting')).toBeVisible();
  await waitFor(() => expect(panel.getByRole('button', { name: ADD })).toHaveFocus());
});

test('a place that was offered in the meantime is kept, and said; giving it up is a question of its own', async () => {
  const message = 'A place is held for the customer now.';
  const { panel, left, setNow } = await openClass(
    withList(second),
    withList(null),
    failure(leaveWaitingListForCustomer, 409, { message }),
  );
  await userEvent.click(await panel.findByRole('button', { name: TAKE_OFF }));
  setNow({ ...withList(held), bookable });
  await userEvent.click(screen.getByRole('button', { name: 'Take off the list' }));
  expect(await panel.findByText(message)).toBeVisible();
  expect(await panel.findByText('Place held until 17:45')).toBeVisible();
  const add = await panel.findByRole('button', { name: 'Add to basket (Ducklings at 18:30)' });
  expect(add).toHaveAttribute('data-variant', 'primary');
  expect(panel.queryByText(/places? free|Full/)).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Give up the place (Ducklings at 18:30)' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Give up the held place?' }));
  expect(question.getByText(/held for Alex Fairbairn until 17:45\. Once given up, it goes to/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Give up the place' }));
  await waitFor(() => expect(left()).toHaveLength(2));
  expect(left()[1]?.url).toMatch(/\/waiting-list\?offer=given-up$/);
});

test('a failure is said beside the class, and the customer stays on the list', async () => {
  const { panel } = await openClass(
    withList(second),
    withList(second),
    failure(leaveWaitingListForCustomer, 500, { message: 'Something went wrong.' }),
  );
  await userEvent.click(await panel.findByRole('button', { name: TAKE_OFF }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off the list' }));
  expect(await panel.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(panel.getByText('Number 2 on the waiting list')).toBeVisible();
});

test('a place that came free in the meantime takes the place of the list, and of the focus', async () => {
  const message = 'A place is free. You can book it now.';
  const { panel, setNow } = await openClass(
    withList(open),
    withList(second),
    failure(joinWaitingListForCustomer, 409, { message }),
  );
  await panel.findByText('Full, 1 waiting');
  setNow({ ...withList(null), bookable });
  await userEvent.click(panel.getByRole('button', { name: ADD }));
  expect(await panel.findByText(message)).toBeVisible();
  expect(await panel.findByRole('button', { name: 'Add to basket (Ducklings at 18:30)' })).toBeVisible();
  await waitFor(() => expect(panel.getByRole('listitem')).toHaveFocus());
});
