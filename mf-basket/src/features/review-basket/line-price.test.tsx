// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityCartItem } from 'shared-contracts/api/basket';
import { cart, removeBenefit, removePackageUsage, updateCartItem } from 'shared-contracts/api/basket';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import BasketScreen from './basket-screen.tsx';

const options = [
  { id: 'standard', name: 'Standard', formattedPrice: '£6.50' },
  { id: 'junior', name: 'Junior', formattedPrice: '£3.00' },
  { id: 'member', name: 'Member', formattedPrice: '£4.00' },
];
const cartOf = (change: Partial<ActivityCartItem>) => testCart([cartItem({ options, ...change })]);
const standard = cartOf({ pricingOptionId: 'standard' });
const member = cartOf({
  pricingOptionId: 'member',
  benefit: { name: 'Member price', formattedSaving: '£2.50', formattedFullPrice: '£6.50' },
});
const withPackage = cartOf({ price: '0.00', formattedPrice: 'Free', packageUsage: { name: 'Ten swims' } });

function open(...answers: TestAnswer[]) {
  const rendered = renderWithPlatform(<BasketScreen />, {
    user: testUser,
    path: '/basket',
    route: '/basket',
    answers,
  });
  const toasts: unknown[] = [];
  rendered.bus.on('toast:requested', (toast) => toasts.push(toast));
  const last = () => rendered.requests.at(-1);
  return { ...rendered, toasts, last };
}

const lines = () => screen.getByRole('heading', { name: '1 item' });
const price = () => screen.findByRole('combobox', { name: 'Price of Aqua Fit' });

test('a benefit says why and how much, and is done without', async () => {
  const { toasts, last } = open(answer(cart, member), answer(removeBenefit, standard));
  expect(await screen.findByText('Member price: you save £2.50.')).toBeVisible();
  expect(screen.getByText('£6.50', { selector: 's' })).toHaveTextContent('Full price £6.50');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay full price instead for Aqua Fit' }));
  expect(await price()).toHaveValue('standard');
  expect(toasts).toEqual([{ content: 'Successfully removed benefit.', type: 'success', callback: 'basket' }]);
  expect(last()).toMatchObject({
    method: 'DELETE',
    url: `/api/v1/activities/benefit/remove/line-1?source=bookings&selected_user_id=${testUser.id}`,
  });
  expect(lines()).toHaveFocus();
});

test('the use of a package is done without', async () => {
  const { toasts, last } = open(answer(cart, withPackage), answer(removePackageUsage, standard));
  expect(await screen.findByText('Takes 1 use of Ten swims.')).toBeVisible();
  expect(screen.getByText('1 use')).toBeVisible();
  expect(screen.queryByText('Free')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay for it instead: Aqua Fit' }));
  await waitFor(() => expect(screen.queryByText('Takes 1 use of Ten swims.')).toBeNull());
  expect(toasts).toEqual([
    { content: 'Successfully removed package usage.', type: 'success', callback: 'basket' },
  ]);
  expect(last()).toMatchObject({
    method: 'DELETE',
    url: `/api/v1/activities/package/remove/line-1?source=bookings&selected_user_id=${testUser.id}`,
  });
});

test('another price is chosen, and focus stays where the choice is', async () => {
  const junior = cartOf({ pricingOptionId: 'junior', formattedPrice: '£3.00' });
  const { toasts, last } = open(answer(cart, standard), answer(updateCartItem, junior));
  await userEvent.selectOptions(await price(), 'Junior, £3.00');
  await waitFor(async () => expect(await price()).toHaveValue('junior'));
  expect(toasts).toEqual([
    { content: 'Successfully updated item in the basket.', type: 'success', callback: 'basket' },
  ]);
  expect(last()).toMatchObject({
    method: 'PUT',
    url: '/api/v1/checkout/line-1',
    wireBody: { options: { pricing_option_id: 'junior' }, selected_user_id: testUser.id },
  });
  expect(lines()).not.toHaveFocus();
});

test('a choice that brings a benefit back gives focus to the list', async () => {
  open(answer(cart, standard), answer(updateCartItem, member));
  await userEvent.selectOptions(await price(), 'Member, £4.00');
  await screen.findByText('Member price: you save £2.50.');
  expect(lines()).toHaveFocus();
});

test.each([
  ['the words of the server', { message: 'Not now.' }, 'Not now.'],
  ['its own words', {}, 'Something went wrong, please try again.'],
])('a failure is shown in %s and changes nothing', async (_, parts, content) => {
  const { toasts } = open(answer(cart, member), failure(removeBenefit, 500, parts));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay full price instead for Aqua Fit' }));
  await waitFor(() => expect(toasts).toMatchObject([{ content, type: 'danger' }]));
  expect(screen.getByText('Member price: you save £2.50.')).toBeVisible();
});

test('one price leaves nothing to choose', async () => {
  open(answer(cart, cartOf({ options: options.slice(0, 1) })));
  await screen.findByRole('heading', { name: 'Aqua Fit' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('someone else’s package is asked about before a use is taken', async () => {
  const options = [
    { id: 'standard', name: 'Standard', formattedPrice: '£6.50' },
    { id: 'package:p1', name: '10 swims (7 left)', formattedPrice: 'Free' },
  ];
  const packageOffer = { optionId: 'package:p1', name: '10 swims', ownerFirstName: 'Mia', usesLeft: 7 };
  const { last } = open(answer(cart, cartOf({ options, packageOffer })), answer(updateCartItem, withPackage));
  expect(
    await screen.findByText('Mia has 10 swims with 7 uses left. Do you want to use one for this?'),
  ).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use 10 swims for Aqua Fit' }));
  expect(await screen.findByText('Takes 1 use of Ten swims.')).toBeVisible();
  expect(last()).toMatchObject({
    method: 'PUT',
    wireBody: { options: { pricing_option_id: 'package:p1' }, selected_user_id: testUser.id },
  });
  expect(lines()).toHaveFocus();
});

test('a place beside something else at the same hours is kept once the person has read it', async () => {
  const clash = {
    name: 'Yoga',
    startDate: '2026-11-24T18:30:00+00:00',
    endDate: '2026-11-24T19:15:00+00:00',
  };
  const problem = 'You already have Yoga, 18:30 to 19:15.';
  const { toasts, last } = open(answer(cart, cartOf({ clash, problem })), answer(updateCartItem, standard));
  expect(await screen.findByText(problem)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep both Aqua Fit and Yoga' }));
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  expect(toasts).toEqual([{ content: 'You’ll keep both bookings.', type: 'success', callback: 'basket' }]);
  expect(last()).toMatchObject({
    method: 'PUT',
    wireBody: { options: { accepts_clash: true }, selected_user_id: testUser.id },
  });
  expect(lines()).toHaveFocus();
});
