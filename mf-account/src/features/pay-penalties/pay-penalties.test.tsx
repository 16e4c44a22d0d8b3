// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart } from 'shared-contracts/api/basket';
import { type Penalty, penalties } from 'shared-contracts/api/penalties';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { PayPenalties } from './pay-penalties.tsx';

const late: Penalty = {
  id: 'p1',
  reason: 'late-cancellation',
  name: 'Gentle yoga',
  startDate: '2026-11-18T18:30:00+00:00',
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  amount: '3.00',
  formattedAmount: '£3.00',
  isInBasket: false,
};
const missed: Penalty = { ...late, id: 'p2', reason: 'no-show', amount: '5.00', formattedAmount: '£5.00' };

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<PayPenalties user={testUser} />, { app: 'my-account', user: testUser, answers });

afterEach(cleanup);

it('says what is owed for what', async () => {
  open(answer(penalties, [late, missed]));
  const list = within(await screen.findByRole('list', { name: 'What you owe' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Late cancellation of Gentle yoga18 Nov 2026, Sale Leisure Centre£3.00',
    'Missed booking of Gentle yoga18 Nov 2026, Sale Leisure Centre£5.00',
  ]);
});

it('puts what is not there yet into the basket, and shows the way to it', async () => {
  let isAdded = false;
  const { requests } = open(
    answer(penalties, () => [
      { ...late, isInBasket: true },
      { ...missed, isInBasket: isAdded },
    ]),
    {
      endpoint: addToCart,
      respond: (request) => {
        isAdded = true;
        return failure(addToCart, 409).respond(request);
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add £5.00 to your basket' }));
  const link = await screen.findByRole('link', { name: 'Go to your basket' });
  expect(link).toHaveAttribute('href', 'http://bookings.riverside.localhost:8080/basket');
  expect(screen.getByText('It’s in your basket, ready to pay.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(link).toHaveFocus());
  const [post] = requests.filter(({ method }) => method === 'POST');
  expect(post?.body).toEqual({
    items: [{ id: 'p2', type: 'penalty' }],
    membershipUserId: null,
    selectedUserId: testUser.id,
  });
});

it('says why it could not be added, and keeps the way to try again', async () => {
  open(answer(penalties, [late]), failure(addToCart, 500));
  await userEvent.click(await screen.findByRole('button', { name: 'Add £3.00 to your basket' }));
  expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add £3.00 to your basket' })).toBeEnabled();
});

it('waits, and can be requested again', async () => {
  let isDown = true;
  open({
    endpoint: penalties,
    respond: (request) => (isDown ? failure(penalties, 500) : answer(penalties, [late])).respond(request),
  });
  expect(await screen.findByText('Loading charges')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('We couldn’t load your charges')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'What you owe' })).toBeVisible();
});

it('names the centre where what is owed is not known here', async () => {
  open(answer(penalties, []));
  await waitFor(() => expect(screen.getByText('Please pay it at your centre.')).toBeVisible());
  expect(screen.queryByRole('button')).toBeNull();
});
