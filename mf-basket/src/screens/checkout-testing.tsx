import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import {
  authorise,
  complete,
  type PaymentStatus,
  paymentStatus,
  prepare,
  type SavedCard,
  terms,
} from 'shared-contracts/api/checkout';
import type { AnswerOf, Endpoint } from 'shared-contracts/endpoint';
import { storageKeys } from 'shared-contracts/storage';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, vi } from 'vitest';
import type { ProviderAnswer } from '../features/pay-by-card/card-provider.ts';
import { testCart } from '../shared/basket/testing.ts';
import CheckoutScreen from './checkout-screen.tsx';

export const noPayment: PaymentStatus = {
  status: 'none',
  transactionUuid: null,
  completeOrderId: null,
  scaUrl: null,
  scaData: null,
};
export const authorised: AnswerOf<typeof authorise> = {
  scaData: null,
  scaUrl: null,
  transactionStatus: 'authorised',
  transactionUuid: 't1',
};
export const challenged: AnswerOf<typeof authorise> = {
  scaData: { creq: 'c', threeDSSessionData: 'd' },
  scaUrl: 'https://acs.invalid/challenge',
  transactionStatus: 'sca_required',
  transactionUuid: 't1',
};
export const term = { id: 'term-1', title: 'Booking terms', html: '<p>Be on time.</p>' };

let lastSession = 0;

/** Answers for a checkout where everything goes well; a test puts its own behind them. */
export function goodAnswers(
  savedCard: SavedCard | null = null,
  mode: 'test' | 'live' = 'test',
  more: Partial<AnswerOf<typeof prepare>> = {},
): TestAnswer[] {
  return [
    answer(cart, testCart()),
    answer(terms, [term]),
    answer(paymentStatus, noPayment),
    answer(prepare, () => {
      lastSession += 1;
      return {
        paymentProvider: 'opayo',
        sessionKey: `key-${lastSession}`,
        paymentProviderConfiguration: { mode, url: 'https://cards.invalid' },
        savedCard,
        ...more,
      };
    }),
    answer(authorise, authorised),
    answer(complete, { completeOrderId: '7' }),
  ];
}

/** Stands in for the provider's script; `respond` answers tokenising and activating alike. */
export function fakeProvider(
  respond: () => ProviderAnswer = () => ({ success: true, cardIdentifier: 'c1' }),
) {
  const tokenised: object[] = [];
  const activated: object[] = [];
  const scripts: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    scripts.push(script.src);
    queueMicrotask(() => script.onload?.(new Event('load')));
  });
  window.sagepayOwnForm = ({ merchantSessionKey }) => ({
    tokeniseCardDetails({ cardDetails, onTokenised }) {
      tokenised.push({ merchantSessionKey, ...cardDetails });
      queueMicrotask(() => onTokenised(respond()));
    },
    activateReusableCardIdentifier({ reusableCardIdentifier, securityCode, onActivated }) {
      activated.push({ merchantSessionKey, reusableCardIdentifier, securityCode });
      queueMicrotask(() => onActivated(respond()));
    },
  });
  return { tokenised, activated, scripts };
}

export function openCheckout(
  answers: TestAnswer[],
  more: Omit<Parameters<typeof renderWithPlatform>[1] & object, 'answers'> = {},
) {
  const rendered = renderWithPlatform(<CheckoutScreen />, {
    user: testUser,
    path: '/checkout',
    route: '/checkout',
    answers,
    ...more,
  });
  const toasts: unknown[] = [];
  const completed: unknown[] = [];
  rendered.bus.on('toast:requested', (toast) => toasts.push(toast));
  rendered.bus.on('checkout:completed', (event) => completed.push(event));
  const calls = ({ method, base, path }: Endpoint) => {
    const end = base === 'checkout' ? `/api/v1/checkout${path && `/${path}`}` : `/${path}`;
    return rendered.requests.filter(
      (request) => request.method === method && request.url.split('?')[0]?.endsWith(end),
    );
  };
  return { ...rendered, toasts, completed, calls };
}

/** As after an earlier visit of this tab: the pay button is there at once. */
export function withTermsAgreed(): void {
  sessionStorage.setItem(storageKeys.checkedTerms('cart-1'), JSON.stringify([term.id]));
}

/** Ticks the terms through their dialog. */
export async function agreeToTerms(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await readTerms();
  await userEvent.click(screen.getByRole('button', { name: 'I Agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Scrolls to the end of the terms once they are drawn. */
export async function readTerms(): Promise<void> {
  await screen.findByText('Be on time.');
  fireEvent.scroll(screen.getByRole('region', { name: 'Terms and conditions' }));
}

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** Fills in a good card and, unless it is there, an address. */
export async function fillInCard(holder = 'SUCCESSFUL', address = fillInAddress): Promise<void> {
  await screen.findByLabelText('Card number');
  fill('Card number', '4929000000006');
  fill('Expiry date', '1230');
  fill('Security code', '123');
  fill('Name on card', holder);
  address();
}

export function fillInAddress(): void {
  fill('Address line 1', '88');
  fill('Town or city', 'Sale');
  fill('Postcode (optional)', 'M33 1AA');
}

export const pay = () => screen.findByRole('button', { name: 'Pay £6.50 now' });

/** Pays with a card whose bank asks the person to confirm, with more answers behind the good ones. */
export async function payWithChallenge(...answers: TestAnswer[]) {
  const provider = fakeProvider();
  withTermsAgreed();
  const opened = openCheckout([...goodAnswers(), ...answers]);
  await submitChallengedCard();
  return { ...opened, provider };
}

/** Fills in such a card in an open checkout, and pays. */
export async function submitChallengedCard(): Promise<void> {
  await fillInCard('CHALLENGE');
  await userEvent.click(await pay());
}

/** A tab that has stored nothing, and forms that are sent to no one: a bank's form would leave the page. */
export function startWithoutPayment(): void {
  sessionStorage.clear();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
}
