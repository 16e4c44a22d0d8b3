// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cart, cart, clearCart } from 'shared-contracts/api/basket';
import { authorise, complete, prepare, terms } from 'shared-contracts/api/checkout';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import {
  fakeProvider,
  goodAnswers,
  openCheckout,
  pay,
  readTerms,
  term,
  withTermsAgreed,
} from './checkout-testing.tsx';

const free = testCart([cartItem({ price: '0.00', formattedPrice: 'Free' })]);
const freeCart = { ...free, totals: { ...free.totals, balance: '0.00', formattedBalance: '£0.00' } };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the page', () => {
  test('shows total, summary, card form, terms, pay button and the way out', async () => {
    const provider = fakeProvider();
    // A script is loaded once for a page, which the tests of a worker share: this one's provider has an address of its own.
    const paymentProviderConfiguration = { mode: 'test', url: 'https://own-cards.invalid' } as const;
    const { calls } = openCheckout(goodAnswers(null, 'test', { paymentProviderConfiguration }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Basket cost£6.50');
    expect(summary).toHaveTextContent('Total to pay£6.50');
    expect(summary).toHaveTextContent('Aqua Fit');
    expect(screen.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    expect(await screen.findByText('Booking terms')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await waitFor(() => expect(provider.scripts).toEqual(['https://own-cards.invalid/api/v1/js/sagepay.js']));
    expect(calls(prepare)).toHaveLength(1);
    expect(calls(terms)[0]?.url).toBe('/api/terms?cart_id=cart-1');
    expect(calls(authorise)).toEqual([]);
  });

  test('has a heading for each part, and the total beside the button that pays', async () => {
    fakeProvider();
    openCheckout(goodAnswers());
    const billing = await screen.findByRole('group', { name: 'Billing address' });
    await screen.findByText('Booking terms');
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['Summary', 'Payment method', 'Billing address', 'Terms and conditions']);
    expect(within(billing).getByLabelText('Address line 1')).toBeVisible();
    const form = screen.getByRole('button', { name: 'Continue' }).closest('form');
    expect(form).toHaveTextContent('Total to pay£6.50');
  });

  test('says why a line costs what it costs', async () => {
    fakeProvider();
    const paid = testCart([cartItem({ priceReason: '10 swims' })]);
    openCheckout([...goodAnswers(), answer(cart, paid)]);
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('10 swims');
  });

  test('starts with the focus on its heading, which stays while its parts come', async () => {
    fakeProvider();
    const known = Promise.withResolvers<Cart>();
    openCheckout([...goodAnswers(), answer(cart, () => known.promise)]);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Loading your payment')).toBeInTheDocument();
    known.resolve(testCart());
    await screen.findByLabelText('Card number');
    expect(heading).toHaveFocus();
  });

  test('leaves the focus to who moved on already', async () => {
    fakeProvider();
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    openCheckout(goodAnswers());
    await screen.findByLabelText('Card number');
    expect(link).toHaveFocus();
    link.remove();
  });

  test('marks what may stay empty', async () => {
    fakeProvider();
    openCheckout(goodAnswers());
    await screen.findByLabelText('Card number');
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox', { name: /\(optional\)$/ });
    expect(boxes.map(({ name }) => name)).toEqual(['billingAddressLineTwo', 'billingPostcode']);
  });

  test('names and their autocomplete tokens are prefilled for the person', async () => {
    fakeProvider();
    openCheckout(goodAnswers());
    expect(await screen.findByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    expect(screen.getByLabelText('Card number')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Expiry date')).toHaveAttribute('autocomplete', 'cc-exp');
    expect(screen.getByLabelText('Security code')).toHaveAttribute('autocomplete', 'cc-csc');
    expect(screen.getByLabelText('Postcode (optional)')).toHaveAttribute(
      'autocomplete',
      'billing postal-code',
    );
    expect(screen.getByLabelText('First name')).toHaveValue('Sam');
  });

  test('an empty basket has no card form', async () => {
    openCheckout([...goodAnswers(), answer(cart, testCart([]))]);
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  test('a basket that did not come can be requested again', async () => {
    openCheckout([...goodAnswers(), failure(cart, 500)]);
    expect(await screen.findByRole('heading', { name: 'We could not load your order' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByText(/^Nothing has been taken from your card here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to basket' })).toHaveAttribute('href', '/basket');
  });

  test('a basket that did not come while its payment was under way asks no one to pay again', async () => {
    sessionStorage.setItem(storageKeys.paymentAttempt('cart-1'), 'authorise-1');
    openCheckout([...goodAnswers(), failure(cart, 500)]);
    expect(await screen.findByRole('heading', { name: 'We could not check your payment' })).toBeVisible();
    expect(screen.getByText(/^Please don’t pay again\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to basket' })).toBeNull();
  });

  test('a session that could not be opened can be tried again', async () => {
    fakeProvider();
    let isUp = false;
    const up = goodAnswers().find(({ endpoint }) => endpoint === prepare);
    const down = failure(prepare, 500);
    openCheckout([
      ...goodAnswers(),
      { endpoint: prepare, respond: (request) => (isUp && up ? up : down).respond(request) },
    ]);
    expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });

  test('a provider that no one here can speak to gets no card', async () => {
    const { scripts } = fakeProvider();
    const elsewhere = {
      paymentProvider: 'another',
      sessionKey: 'k',
      paymentProviderConfiguration: { mode: 'test', url: 'https://cards.invalid' },
      savedCard: null,
    } as const;
    openCheckout([...goodAnswers(), answer(prepare, elsewhere)]);
    expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(scripts).toEqual([]);
  });

  test("a script that is none of the provider's is requested again", async () => {
    const { scripts } = fakeProvider();
    const { sagepayOwnForm } = window;
    delete window.sagepayOwnForm;
    const elsewhere = {
      paymentProvider: 'opayo',
      sessionKey: 'k',
      paymentProviderConfiguration: { mode: 'test', url: 'https://busy.invalid' },
      savedCard: null,
    } as const;
    openCheckout([...goodAnswers(), answer(prepare, elsewhere)]);
    expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
    window.sagepayOwnForm = sagepayOwnForm;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(scripts).toHaveLength(2);
  });

  test('terms that could not be loaded stop the payment', async () => {
    fakeProvider();
    openCheckout([...goodAnswers(), failure(terms, 500)]);
    expect(await screen.findByText('The terms could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  test('a line that cannot be booked stops the payment', async () => {
    fakeProvider();
    openCheckout([
      ...goodAnswers(),
      answer(cart, testCart([cartItem({ problem: 'All places are booked.' })])),
    ]);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(
      'Aqua Fit cannot be bookedAll places are booked.Remove and find another class',
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    // No total promises what cannot be bought.
    expect(screen.queryByText('Total to pay')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to basket' })).toHaveAttribute('href', '/basket');
  });

  test.each([true, false])(
    'saving a card is offered when the site keeps cards: %s',
    async (savedCardsEnabled) => {
      fakeProvider();
      openCheckout(goodAnswers(), { client: { savedCardsEnabled } });
      await screen.findByLabelText('Card number');
      const boxes = screen.queryAllByRole('checkbox', { name: 'Save this card for next time' });
      expect(boxes).toHaveLength(savedCardsEnabled ? 1 : 0);
    },
  );
});

describe('terms', () => {
  test("'Continue' opens them; agreeing turns it into the pay button, and is kept for the tab", async () => {
    fakeProvider();
    // The terms are longer than what shows of them, until they are scrolled.
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { calls, unmount } = openCheckout(goodAnswers());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    expect(within(dialog).getByText('Booking terms')).toBeVisible();
    expect(calls(authorise)).toEqual([]);
    expect(within(dialog).getByRole('button', { name: 'I Agree' })).toBeDisabled();
    height.mockReturnValue(0);
    await readTerms();
    height.mockRestore();
    await userEvent.click(within(dialog).getByRole('button', { name: 'I Agree' }));
    expect(await pay()).toBeVisible();
    expect(screen.getByText('You have agreed to the terms and conditions.')).toBeVisible();
    unmount();
    openCheckout(goodAnswers());
    expect(await pay()).toBeVisible();
  });

  test('without terms there is nothing to agree to', async () => {
    fakeProvider();
    openCheckout([...goodAnswers(), answer(terms, [])]);
    expect(await pay()).toBeVisible();
    expect(screen.queryByText('Terms and conditions')).toBeNull();
  });
});

describe('a free order', () => {
  test('is confirmed with the terms alone', async () => {
    withTermsAgreed();
    const { calls } = openCheckout([...goodAnswers(), answer(cart, freeCart)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(screen.queryByText('Payment method')).toBeNull();
    expect(calls(prepare)).toEqual([]);
    expect(calls(authorise)).toEqual([]);
    expect(calls(complete)).toHaveLength(1);
    expect(calls(complete)[0]?.body).toMatchObject({ terms: [term.id], payments: [], source: 'bookings' });
  });

  test('says that nothing has to be paid now', async () => {
    openCheckout([...goodAnswers(), answer(cart, freeCart)]);
    expect(await screen.findByText('There is nothing to pay now.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirm your order' })).toBeVisible();
  });

  test('that was refused stays, with the reason', async () => {
    withTermsAgreed();
    const { toasts } = openCheckout([
      ...goodAnswers(),
      answer(cart, freeCart),
      failure(complete, 409, { message: 'Your place has gone.' }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your place has gone.');
    expect(toasts).toMatchObject([{ content: 'Your place has gone.' }]);
    expect(await screen.findByRole('button', { name: 'Confirm order' })).toBeEnabled();
  });
});

describe('cancelling', () => {
  test('warns, empties the basket without a word and goes home', async () => {
    fakeProvider();
    const { calls, toasts } = openCheckout([...goodAnswers(), answer(clearCart, testCart([]))]);
    await screen.findByLabelText('Card number');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your order?' });
    expect(calls(clearCart)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  test('can be thought better of', async () => {
    fakeProvider();
    const { requests } = openCheckout(goodAnswers());
    await screen.findByLabelText('Card number');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });
});
