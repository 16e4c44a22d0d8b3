// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, cart } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { type DeskSession, deskSessions } from 'shared-contracts/api/desk-sessions';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { venues } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { deskClass } from '../testing/desk-class.ts';
import { deskVenue } from '../testing/desk-venue.ts';
import { noPayment, term } from './checkout-testing.tsx';
import DeskScreen from './desk-screen.tsx';

const staff = { ...testUser, id: 'staff', isStaff: true };
const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };
const AGES = 'This class is for people aged 4 to 7.';

const yoga: DeskSession = { ...deskClass, canOverride: false };
const refused = (reason: 'wrong-age' | 'full', message: string, canOverride: boolean): DeskSession => ({
  ...yoga,
  id: 's2',
  name: 'Ducklings',
  bookable: { canBook: false, reason, message },
  canOverride,
});

async function openClasses(sessions: DeskSession[], ...answers: TestAnswer[]) {
  const page = renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: staff,
    path: '/checkout',
    route: '/checkout',
    answers: [
      answer(findCustomers, [alex]),
      answer(cart, testCart([])),
      answer(terms, [term]),
      answer(paymentStatus, noPayment),
      answer(venues, [deskVenue]),
      answer(deskSessions, sessions),
      answer(addToCart, testCart([cartItem()])),
      ...answers,
    ],
  });
  await userEvent.type(
    await screen.findByLabelText('Name, phone, postcode, email address or customer ID'),
    'RIV100002',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  // Without anything in the basket the classes are open at once.
  const panel = within(await screen.findByRole('region', { name: 'Book a class for Alex Fairbairn' }));
  await userEvent.selectOptions(await panel.findByLabelText('Venue'), 'sale');
  const added = () => page.requests.filter(({ url }) => url.endsWith('/checkout/add'));
  const bodies = () => added().map(({ wireBody }) => wireBody);
  return { panel, bodies, added, requests: page.requests };
}
const bodyOf = (item: object) => ({
  items: [{ type: 'activity', ...item }],
  membership_user_id: null,
  selected_user_id: 'alex',
});

test('a class is put into the basket of the customer, at their price', async () => {
  const { panel, bodies, requests } = await openClasses([yoga]);
  const row = await panel.findByRole('listitem');
  expect(row).toHaveTextContent('18:30Gentle yogaStudio 1£4.50Member price8 places free');
  expect(requests.some(({ url }) => url.includes('/customers/alex/venues/sale/sessions?date='))).toBe(true);
  await userEvent.click(panel.getByRole('button', { name: 'Add to basket (Gentle yoga at 18:30)' }));
  await waitFor(() => expect(bodies()).toEqual([bodyOf({ id: 's1' })]));
  expect(await panel.findByRole('listitem')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Take payment' }));
  expect(screen.getByRole('heading', { name: 'Take payment' })).toHaveFocus();
  expect(screen.getByLabelText('Cash received')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a class' }));
  expect(screen.getByRole('heading', { name: 'Book a class for Alex Fairbairn' })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Cash received' })).toBeNull();
});

test('a class that the customer is too old for is booked with a note, which cannot be left out', async () => {
  const { panel, bodies } = await openClasses([refused('wrong-age', AGES, true)]);
  expect(await panel.findByText(`They can’t book this themselves. ${AGES}`)).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Add anyway (Ducklings at 18:30)' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Add anyway?' }));
  expect(question.getByText('Ducklings, for Alex Fairbairn')).toBeVisible();
  expect(question.getByText(AGES)).toBeVisible();
  expect(question.queryByText('Choose or type a reason')).toBeNull();
  await userEvent.click(question.getByRole('button', { name: 'Add anyway' }));
  expect(question.getByRole('textbox', { name: 'Why' })).toHaveAccessibleDescription(
    /Choose or type a reason/,
  );
  expect(question.getByRole('textbox', { name: 'Why' })).toHaveFocus();
  expect(bodies()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Instructor agreed' }));
  expect(question.getByRole('textbox', { name: 'Why' })).toHaveFocus();
  await userEvent.type(question.getByRole('textbox', { name: 'Why' }), ', Jo ');
  await userEvent.click(question.getByRole('button', { name: 'Add anyway' }));
  await waitFor(() =>
    expect(bodies()).toEqual([bodyOf({ id: 's2', override_note: 'Instructor agreed, Jo' })]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a note that is refused stays, with all that was said about it', async () => {
  const { panel, bodies } = await openClasses(
    [refused('wrong-age', AGES, true)],
    failure(addToCart, 422, {
      message: 'The given data was invalid.',
      validation_messages: {
        'items.0.override_note': ['Say a little more.'],
        items: ['One class at a time.'],
      },
    }),
  );
  await userEvent.click(await panel.findByRole('button', { name: 'Add anyway (Ducklings at 18:30)' }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox', { name: 'Why' }), 'Coach');
  await userEvent.click(question.getByRole('button', { name: 'Add anyway' }));
  expect(await question.findByText(/Say a little more\..*One class at a time\./)).toBeVisible();
  expect(question.getByRole('textbox', { name: 'Why' })).toHaveValue('Coach');
  expect(bodies()).toHaveLength(1);
});

test('a class at the hours of something else takes a word of the customer, and no note', async () => {
  const clash = { name: 'Spin', startDate: yoga.startDate, endDate: yoga.endDate };
  const { panel, bodies } = await openClasses([{ ...yoga, clash, canOverride: true }]);
  expect(await panel.findByText('They have Spin at 18:30.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Add anyway (Gentle yoga at 18:30)' }));
  await waitFor(() => expect(bodies()).toEqual([bodyOf({ id: 's1', accepts_clash: true })]));
});

test('a class that is full is shown, and not offered', async () => {
  const { panel } = await openClasses([refused('full', 'All places are booked.', false)]);
  expect(await panel.findByText('All places are booked.')).toBeVisible();
  expect(within(panel.getByRole('listitem')).queryByRole('button')).toBeNull();
});

test('what is refused in the meantime is shown beside the class, which is requested again', async () => {
  const { panel, added, requests } = await openClasses(
    [yoga],
    failure(addToCart, 409, { message: 'All places are booked.' }),
  );
  await userEvent.click(await panel.findByRole('button', { name: /^Add to basket/ }));
  expect(await panel.findByText('All places are booked.')).toBeVisible();
  await waitFor(() =>
    expect(requests.filter(({ url }) => url.includes('/customers/alex/venues/'))).toHaveLength(2),
  );
  expect(added()).toHaveLength(1);
});

test('a day without classes, and one that cannot be loaded, say so', async () => {
  const { panel } = await openClasses([]);
  expect(await panel.findByText('There are no more classes here on this day.')).toBeVisible();
});

test('classes that cannot be loaded are requested again', async () => {
  const { panel } = await openClasses([], failure(deskSessions, 500));
  expect(await panel.findByText('The classes could not be loaded')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a note that is refused is reported in the question, which stays with what was typed', async () => {
  const words = 'Give a reason of at most 200 characters.';
  const { panel } = await openClasses(
    [refused('wrong-age', AGES, true)],
    failure(addToCart, 422, { validation_messages: { 'items.0.override_note': [words] } }),
  );
  await userEvent.click(await panel.findByRole('button', { name: /^Add anyway/ }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox', { name: 'Why' }), 'Coach agrees');
  await userEvent.click(question.getByRole('button', { name: 'Add anyway' }));
  expect(await question.findByText(words)).toBeVisible();
  expect(question.getByRole('textbox', { name: 'Why' })).toHaveValue('Coach agrees');
});
