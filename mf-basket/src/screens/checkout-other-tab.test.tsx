// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cart, cart, keepPlaces, removeFromCart } from 'shared-contracts/api/basket';
import { authorise, type PaymentStatus, paymentStatus } from 'shared-contracts/api/checkout';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import {
  challenged,
  fakeProvider,
  fillInCard,
  goodAnswers,
  noPayment,
  openCheckout,
  pay,
  startWithoutPayment,
  submitChallengedCard,
  withTermsAgreed,
} from './checkout-testing.tsx';

beforeEach(() => {
  startWithoutPayment();
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + passed);
});
afterEach(() => {
  passed = 0;
  vi.restoreAllMocks();
});

const clock = Date.now.bind(Date);
/** Milliseconds that a test lets pass at once. */
let passed = 0;

function comeBack(): void {
  passed += 60_000;
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.focus(window);
}

/** A checkout whose basket another tab can change. */
async function openWithBasket(...more: TestAnswer[]) {
  fakeProvider();
  const basket = { now: testCart() };
  const opened = openCheckout([...goodAnswers(), answer(cart, () => basket.now), ...more]);
  await screen.findByLabelText('Card number');
  const change = (now: Cart) => {
    basket.now = now;
  };
  return { ...opened, change };
}

const basketEnd = testCart([], { id: 'nothing' });
const { transactionUuid, scaUrl, scaData } = challenged;
const atBank: PaymentStatus = { ...noPayment, status: 'sca_required', transactionUuid, scaUrl, scaData };
const region = (title: string) => screen.findByRole('heading', { name: title });
const focused = () => document.activeElement;

describe('coming back to the checkout', () => {
  test('hides the form while nothing can be paid for, and keeps what was typed', async () => {
    const full = cartItem({ id: 'line-2', name: 'Yoga', problem: 'All places are booked.' });
    const { change } = await openWithBasket(answer(removeFromCart, testCart()));
    await userEvent.type(screen.getByLabelText('Name on card'), ' Ash');
    change(testCart([cartItem(), full]));
    comeBack();
    const remove = await screen.findByRole('button', { name: 'Remove Yoga' });
    expect(screen.queryByLabelText('Name on card')).toBeNull();
    expect(focused()).not.toBe(document.body);
    await userEvent.click(remove);
    expect(await screen.findByLabelText('Name on card')).toHaveValue('Sam New Ash');
  });

  test('asks for the basket once, and leaves an unchanged one and its form alone', async () => {
    const { calls } = await openWithBasket();
    await userEvent.type(screen.getByLabelText('Name on card'), ' Ash');
    comeBack();
    await waitFor(() => expect(calls(cart)).toHaveLength(2));
    expect(screen.getByLabelText('Name on card')).toHaveValue('Sam New Ash');
    expect(screen.getByLabelText('Name on card')).toHaveFocus();
    expect(screen.queryByText(/another tab/)).toBeNull();
  });

  test('says that the basket was emptied, and offers nothing to pay', async () => {
    const { change } = await openWithBasket();
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    change(basketEnd);
    comeBack();
    expect(await region('Your basket is empty')).toBeVisible();
    expect(focused()).toHaveTextContent('Your basket was emptied in another tab. You have not been charged.');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.queryByRole('button', { name: /Pay|Continue/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find an activity' })).toHaveAttribute('href', '/');
  });

  test('says that it was paid for, and leads to the order', async () => {
    const { change, calls } = await openWithBasket(
      answer(paymentStatus, ({ url }): PaymentStatus => {
        const isAskedAgain = url.includes('cart-1') && passed > 0;
        return isAskedAgain ? { ...noPayment, status: 'completed', completeOrderId: '7' } : noPayment;
      }),
    );
    change(basketEnd);
    comeBack();
    expect(await region('Your order is confirmed')).toBeVisible();
    expect(focused()).toHaveTextContent('You completed this order in another tab.');
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      '/order-confirmed/7',
    );
    expect(calls(authorise)).toEqual([]);
  });

  test('claims nothing about the money when it cannot be learned', async () => {
    const { change } = await openWithBasket({
      endpoint: paymentStatus,
      respond: (request) =>
        (passed > 0 ? failure(paymentStatus, 500) : answer(paymentStatus, noPayment)).respond(request),
    });
    change(basketEnd);
    comeBack();
    expect(await screen.findByText(/emptied or paid for in another tab/)).toBeVisible();
    expect(screen.queryByText(/not been charged/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeVisible();
  });

  test('says that it was changed, shows the new total and keeps what was typed', async () => {
    const { change } = await openWithBasket();
    await userEvent.type(screen.getByLabelText('Name on card'), ' Ash');
    const { totals } = testCart();
    change(
      testCart([cartItem(), cartItem({ id: 'line-2', name: 'Yoga' })], {
        totals: { ...totals, balance: '10.00', formattedBalance: '£10.00' },
      }),
    );
    comeBack();
    expect(await screen.findByText(/^Your basket was changed in another tab/)).toBeVisible();
    expect(focused()).toHaveTextContent('Please check it before you pay.');
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Yoga');
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('£10.00');
    expect(screen.getByLabelText('Name on card')).toHaveValue('Sam New Ash');
  });

  test('asks how the payment stands while it is at the bank, and disturbs nothing', async () => {
    withTermsAgreed();
    const { change, calls } = await openWithBasket(
      answer(authorise, challenged),
      answer(paymentStatus, () => (passed > 0 ? atBank : noPayment)),
    );
    await submitChallengedCard();
    await screen.findByTitle("Your bank's confirmation page");
    change(basketEnd);
    comeBack();
    await waitFor(() => expect(calls(paymentStatus)).toHaveLength(2));
    expect(calls(cart)).toHaveLength(1);
    expect(screen.getByTitle("Your bank's confirmation page")).toBeVisible();
  });

  test('ends the check at the bank when the basket was changed, and shows the new total', async () => {
    withTermsAgreed();
    const ended: PaymentStatus = { ...noPayment, status: 'failed', failureReason: 'basket-changed' };
    const { change } = await openWithBasket(
      answer(authorise, challenged),
      answer(paymentStatus, () => (passed > 0 ? ended : noPayment)),
    );
    await submitChallengedCard();
    await screen.findByTitle("Your bank's confirmation page");
    change(testCart([cartItem(), cartItem({ id: 'line-2' })]));
    comeBack();
    expect(await screen.findByText('Your payment failed')).toBeVisible();
    expect(
      screen.getByText(
        'Your basket changed while your bank was checking, so we stopped the payment. Check the new total, then pay.',
      ),
    ).toBeVisible();
    expect(screen.queryByTitle("Your bank's confirmation page")).toBeNull();
    expect(await screen.findByText(/^Your basket was changed in another tab/)).toBeVisible();
  });
});

describe('while the places are not held', () => {
  const open = (answered: TestAnswer) => {
    withTermsAgreed();
    fakeProvider();
    return openCheckout([...goodAnswers(), answer(cart, testCart([cartItem({ isHeld: false })])), answered]);
  };
  const again = () => screen.findByRole('button', { name: 'Hold my place again' });

  test('the form is folded, and the only steps are to hold them again or to cancel', async () => {
    open(answer(keepPlaces, testCart()));
    expect(await again()).toHaveAttribute('data-variant', 'primary');
    expect(await screen.findByLabelText('Card number')).not.toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    const notice = (await again()).parentElement as HTMLElement;
    expect(within(notice).getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1);
  });

  test('holding them again brings the form back with what was typed, and the title into focus', async () => {
    const { toasts } = open(answer(keepPlaces, testCart()));
    const town = await screen.findByLabelText('Town or city');
    fireEvent.input(town, { target: { value: 'Stretford' } });
    await userEvent.click(await again());
    await waitFor(async () => expect(await pay()).toBeEnabled());
    expect(screen.getByLabelText('Town or city')).toHaveValue('Stretford');
    expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
    expect(toasts).toEqual([{ content: 'We’ll hold your place for longer.', type: 'success' }]);
  });

  test('the notice says why that is not possible, and Pay stays away', async () => {
    open(failure(keepPlaces, 409, { message: 'Somebody else has taken your place.' }));
    await userEvent.click(await again());
    expect(await screen.findByText('Somebody else has taken your place.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });
});

test('a try that was refused since the basket is gone says what happened to it', async () => {
  withTermsAgreed();
  const { change } = await openWithBasket(failure(authorise, 409, { message: 'The basket is empty.' }));
  await fillInCard();
  change(basketEnd);
  await userEvent.click(await pay());
  expect(await screen.findByText(/^Your basket was emptied in another tab/)).toBeVisible();
});
