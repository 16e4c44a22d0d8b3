// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import {
  authorise,
  complete,
  type PaymentStatus,
  paymentStatus,
  prepare,
} from 'shared-contracts/api/checkout';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testCart } from '../shared/basket/testing.ts';
import {
  challenged,
  fakeProvider,
  goodAnswers,
  noPayment,
  openCheckout,
  payWithChallenge,
  startWithoutPayment,
} from './checkout-testing.tsx';

const FAILED = 'We were unable to take payment, you have not been charged. Please try again.';

beforeEach(() => {
  startWithoutPayment();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers one status after another, each when it is there; the last one stays. */
function statuses(...given: (Partial<PaymentStatus> | Promise<Partial<PaymentStatus>>)[]): TestAnswer {
  let next = 0;
  return answer(paymentStatus, async () => {
    const status = given[Math.min(next, given.length - 1)];
    next += 1;
    return { ...noPayment, ...(await status) };
  });
}

const endOfChallenge = (status: string, transactionUuid = 't1') => ({
  type: 'completed',
  status,
  transactionUuid,
});

const frameWindow = { name: 'the bank' } as unknown as Window;
const frame = () => screen.findByTitle<HTMLIFrameElement>("Your bank's confirmation page");

function tell(source: Window, data: unknown, origin = window.location.origin): void {
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
}

describe('the challenge', () => {
  test('is posted into the frame; its authorised end completes the order', async () => {
    const submit = vi.mocked(HTMLFormElement.prototype.submit);
    const { calls } = await payWithChallenge(answer(authorise, challenged));
    const shown = await frame();
    expect(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('https://acs.invalid/challenge');
    expect(form.method).toBe('post');
    expect(form.target).toBe(shown.name);
    expect(Object.fromEntries(new FormData(form))).toEqual({ creq: 'c', threeDSSessionData: 'd' });
    expect(calls(complete)).toEqual([]);
    tell(frameWindow, endOfChallenge('authorised'));
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(calls(complete)[0]?.body).toMatchObject({ transactionUuid: 't1' });
  });

  test('believes neither another origin, nor another window, nor another transaction', async () => {
    const { calls } = await payWithChallenge(answer(authorise, challenged));
    await frame();
    tell(frameWindow, endOfChallenge('authorised'), 'https://acs.invalid');
    tell(window, endOfChallenge('authorised'));
    tell(frameWindow, endOfChallenge('authorised', 'other'));
    tell(frameWindow, 'completed');
    expect(await frame()).toBeVisible();
    expect(calls(complete)).toEqual([]);
  });

  test('that failed is the payment-failed notice and a fresh session', async () => {
    const { calls } = await payWithChallenge(answer(authorise, challenged));
    await frame();
    tell(frameWindow, endOfChallenge('failed'));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByText('Your payment failed')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(FAILED);
    await waitFor(() => expect(calls(prepare)).toHaveLength(2));
    expect(calls(complete)).toEqual([]);
    expect(screen.getByLabelText('Name on card')).toHaveValue('CHALLENGE');
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(sessionStorage.getItem(storageKeys.paymentAttempt('cart-1'))).toBeNull();
  });

  test("offers 'Try again' after 15 seconds, which posts the same challenge once more", async () => {
    const submit = vi.mocked(HTMLFormElement.prototype.submit);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openCheckout([
      ...goodAnswers(),
      statuses({ ...challenged, status: 'sca_required' } as Partial<PaymentStatus>),
    ]);
    await frame();
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(submit).toHaveBeenCalledTimes(2);
    expect(submit.mock.contexts[0]).toBe(submit.mock.contexts[1]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(calls(authorise)).toEqual([]);
  });
});

describe('an answer that was lost', () => {
  test.each([
    ['a cut connection', 'cut'],
    ['a gateway time-out', 504],
    ['a broken server', 500],
  ] as const)('of authorise, by %s: the server is asked, never the card', async (_, status) => {
    const known = Promise.withResolvers<Partial<PaymentStatus>>();
    const { calls, provider } = await payWithChallenge(
      failure(authorise, status),
      statuses(noPayment, known.promise),
    );
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    known.resolve({ status: 'authorised', transactionUuid: 't1' });
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(calls(authorise)).toHaveLength(1);
    expect(calls(complete)).toHaveLength(1);
    expect(calls(paymentStatus).map(({ url }) => url)).toEqual([
      '/api/v1/checkout/payment?cart_id=cart-1',
      '/api/v1/checkout/payment?cart_id=cart-1',
    ]);
    expect(provider.tokenised).toHaveLength(1);
  });

  test('of complete: the order that was made is shown', async () => {
    const { calls } = await payWithChallenge(
      failure(complete, 'cut'),
      statuses(noPayment, { status: 'completed', completeOrderId: '7' }),
    );
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(calls(complete)).toHaveLength(1);
  });

  test('a payment that failed behind it is reported', async () => {
    await payWithChallenge(failure(authorise, 'cut'), statuses(noPayment, { status: 'failed' }));
    expect(await screen.findByText(FAILED)).toBeVisible();
  });
});

describe('an order that was refused after the money was reserved', () => {
  test('tells why when the money went back', async () => {
    const message = 'We could not book Aqua Fit: its place has gone.';
    const { toasts } = await payWithChallenge(
      failure(complete, 409, { message }),
      statuses(noPayment, { status: 'failed' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toasts).toMatchObject([{ content: message, type: 'danger', closeAfter: 10_000 }]);
  });

  test('can be tried again under a new key, without the card', async () => {
    let isUp = false;
    const up = answer(complete, { completeOrderId: '7' });
    const down = failure(complete, 422, { message: 'Not now.' });
    const { calls, provider } = await payWithChallenge(
      { endpoint: complete, respond: (request) => (isUp ? up : down).respond(request) },
      statuses(noPayment, { status: 'authorised', transactionUuid: 't1' }),
    );
    expect(await screen.findByText('Not now.')).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Another screen')).toBeVisible();
    const keys = calls(complete).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
    expect(provider.tokenised).toHaveLength(1);
  });
});

describe('a reload in the middle', () => {
  const underWay = (cartId = 'cart-1') =>
    sessionStorage.setItem(storageKeys.paymentAttempt(cartId), 'authorise-1');

  test('of a payment that went through finishes it', async () => {
    underWay();
    const { calls } = openCheckout([
      ...goodAnswers(),
      statuses({ status: 'processing' }, { status: 'authorised', transactionUuid: 't1' }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(calls(prepare)).toEqual([]);
  });

  test('of a challenge shows it again', async () => {
    underWay();
    const { transactionUuid, scaUrl, scaData } = challenged;
    openCheckout([...goodAnswers(), statuses({ status: 'sca_required', transactionUuid, scaUrl, scaData })]);
    expect(await frame()).toBeVisible();
  });

  test('of a payment that failed says so', async () => {
    fakeProvider();
    underWay();
    openCheckout([...goodAnswers(), statuses({ status: 'failed' })]);
    expect(await screen.findByText(FAILED)).toBeVisible();
  });

  test('of an order already made leads to it, though the basket is a new, empty one', async () => {
    underWay('cart-0');
    const { calls } = openCheckout([
      ...goodAnswers(),
      answer(cart, testCart([], { id: 'cart-1' })),
      statuses({ status: 'completed', completeOrderId: '7' }),
    ]);
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(calls(paymentStatus)[0]?.url).toContain('cart_id=cart-0');
  });

  test('of a basket no one knows any more opens the current one', async () => {
    fakeProvider();
    underWay('cart-0');
    openCheckout([
      ...goodAnswers(),
      {
        endpoint: paymentStatus,
        respond: (request) =>
          (request.url.includes('cart-0')
            ? failure(paymentStatus, 404)
            : answer(paymentStatus, noPayment)
          ).respond(request),
      },
    ]);
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(sessionStorage.getItem(storageKeys.paymentAttempt('cart-0'))).toBeNull();
  });
});
