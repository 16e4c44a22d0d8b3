// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-contracts/api/auth';
import { cart } from 'shared-contracts/api/basket';
import { authorise, complete, prepare } from 'shared-contracts/api/checkout';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  agreeToTerms,
  authorised,
  fakeProvider,
  fillInAddress,
  fillInCard,
  goodAnswers,
  openCheckout,
  pay,
  term,
  withTermsAgreed,
} from './checkout-testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a new card', () => {
  test('is tokenised, authorised and completed, and never sent to our own server', async () => {
    const provider = fakeProvider();
    const { calls, requests, toasts, completed } = openCheckout(goodAnswers());
    await agreeToTerms();
    await userEvent.type(await screen.findByLabelText('Card number'), '4929000000006');
    await userEvent.type(screen.getByLabelText('Expiry date'), '1230');
    await userEvent.type(screen.getByLabelText('Security code'), '12a3');
    await userEvent.clear(screen.getByLabelText('Name on card'));
    await userEvent.type(screen.getByLabelText('Name on card'), 'SUCCESSFUL');
    fillInAddress();
    expect(screen.getByLabelText('Card number')).toHaveValue('4929 0000 0000 6');
    expect(screen.getByLabelText('Expiry date')).toHaveValue('12/30');
    expect(screen.getByText('Visa')).toBeVisible();
    await userEvent.click(await pay());
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(provider.tokenised).toMatchObject([
      { cardholderName: 'SUCCESSFUL', cardNumber: '4929000000006', expiryDate: '1230', securityCode: '123' },
    ]);
    expect(calls(authorise)).toHaveLength(1);
    expect(calls(authorise)[0]?.body).toMatchObject({
      cardIdentifier: 'c1',
      source: 'bookings',
      terms: [term.id],
      savedCardId: null,
    });
    expect(calls(authorise)[0]?.headers['Idempotency-Key']).toMatch(/^authorise-/);
    expect(calls(complete)[0]?.body).toMatchObject({ transactionUuid: 't1', terms: [term.id] });
    expect(JSON.stringify(requests)).not.toContain('4929000000006');
    expect(toasts).toContainEqual({
      content: 'Order completed Successfully.',
      type: 'success',
      closeAfter: 10_000,
      callback: 'checkout-payment',
    });
    expect(completed).toEqual([{ completeOrderId: '7' }]);
    expect(calls(currentUser)).toHaveLength(2);
    expect(Object.keys(sessionStorage)).toEqual([storageKeys.owner]);
  });

  test('of another kind takes the message about the security code away', async () => {
    fakeProvider();
    openCheckout(goodAnswers());
    const number = await screen.findByLabelText('Card number');
    await userEvent.type(number, '378282246310005');
    await userEvent.type(screen.getByLabelText('Security code'), '123');
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid security code')).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, '4929000000006');
    await waitFor(() => expect(screen.queryByText('Please enter a valid security code')).toBeNull());
  });

  test('tells the host while it is in flight, and when it no longer is', async () => {
    withTermsAgreed();
    fakeProvider();
    const reached = Promise.withResolvers<void>();
    const slowly = answer(authorise, () => reached.promise.then(() => authorised));
    const { bus } = openCheckout([...goodAnswers(), slowly]);
    const announced: boolean[] = [];
    bus.on('checkout:paying-changed', ({ isPaying }) => announced.push(isPaying));
    await fillInCard();
    expect(announced).toEqual([]);
    await userEvent.click(await pay());
    await waitFor(() => expect(announced).toEqual([true]));
    reached.resolve();
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(announced).toEqual([true, false]);
  });

  test('a double click pays once', async () => {
    withTermsAgreed();
    const provider = fakeProvider();
    const { calls } = openCheckout(goodAnswers());
    await fillInCard();
    await userEvent.dblClick(await pay());
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(provider.tokenised).toHaveLength(1);
    expect(calls(authorise)).toHaveLength(1);
    expect(calls(complete)).toHaveLength(1);
  });

  test('what is missing is listed in a summary with focus and at the fields; nothing is sent', async () => {
    withTermsAgreed();
    const provider = fakeProvider();
    openCheckout(goodAnswers());
    await userEvent.type(await screen.findByLabelText('Card number'), '4929000000007');
    await userEvent.click(await pay());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Please enter a valid card number' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Please enter a valid expiry date' })).toBeVisible();
    const field = screen.getByLabelText('Card number');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter a valid card number');
    expect(field).toHaveValue('4929 0000 0000 7');
    expect(provider.tokenised).toEqual([]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Please enter a valid card number' }));
    expect(field).toHaveFocus();
  });

  test('a dead session is renewed up to five times, then the payment is opened again', async () => {
    withTermsAgreed();
    const provider = fakeProvider(() => ({ success: false, httpErrorCode: 401, errors: [{ message: 'x' }] }));
    const { calls, toasts } = openCheckout(goodAnswers());
    await fillInCard();
    await userEvent.click(await pay());
    expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
    expect(calls(prepare)).toHaveLength(6);
    expect(provider.tokenised).toHaveLength(6);
    expect(new Set(provider.tokenised.map((call) => JSON.stringify(call))).size).toBe(6);
    expect(toasts).toEqual([]);
  });

  test('a session that died once is renewed without a word', async () => {
    const results = [
      { success: false, httpErrorCode: 401 },
      { success: true, cardIdentifier: 'c2' },
    ];
    withTermsAgreed();
    fakeProvider(() => results.shift() ?? { success: false });
    const { calls } = openCheckout(goodAnswers());
    await fillInCard();
    await userEvent.click(await pay());
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(calls(prepare)).toHaveLength(2);
    expect(calls(authorise)[0]?.body).toMatchObject({ cardIdentifier: 'c2' });
  });

  test('each other error of the provider is a toast, and stays on the page; the card stays typed', async () => {
    const errors = [
      { code: 1007, message: 'The card number is wrong' },
      { code: 1005, message: 'The code is wrong' },
    ];
    withTermsAgreed();
    fakeProvider(() => ({ success: false, httpErrorCode: 422, errors }));
    const { bus, calls, toasts } = openCheckout(goodAnswers());
    const takenBack: string[] = [];
    bus.on('toast:dismiss-requested', ({ callback }) => takenBack.push(callback));
    await fillInCard();
    await userEvent.click(await pay());
    const notice = await screen.findByRole('alert');
    expect(takenBack).toEqual(expect.arrayContaining(['checkout-payment', 'checkout-payment-1']));
    expect(notice).toHaveTextContent('The card number is wrong');
    expect(notice).toHaveTextContent('The code is wrong');
    expect(toasts).toEqual([
      { content: 'The card number is wrong', type: 'danger', callback: 'checkout-payment' },
      { content: 'The code is wrong', type: 'danger', callback: 'checkout-payment-1' },
    ]);
    expect(calls(prepare)).toHaveLength(1);
    expect(calls(authorise)).toEqual([]);
    expect(screen.getByLabelText('Card number')).toHaveValue('4929 0000 0000 6');
  });

  test('a refused payment says so, keeps name and address, empties the card and opens a fresh session', async () => {
    withTermsAgreed();
    fakeProvider();
    const { calls, toasts } = openCheckout([
      ...goodAnswers(),
      failure(authorise, 422, { message: 'Your place has gone.' }),
    ]);
    await fillInCard('DECLINED');
    await userEvent.click(await pay());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Your payment failed');
    expect(notice).toHaveTextContent('Your place has gone.');
    expect(notice).toHaveTextContent(
      'We were unable to take payment, you have not been charged. Please try again.',
    );
    expect(toasts).toContainEqual({
      content: 'Your place has gone.',
      type: 'danger',
      closeAfter: 10_000,
      callback: 'checkout-payment',
    });
    await waitFor(() => expect(calls(prepare)).toHaveLength(2));
    await waitFor(() => expect(calls(cart)).toHaveLength(2));
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(screen.getByLabelText('Security code')).toHaveValue('');
    expect(screen.getByLabelText('Name on card')).toHaveValue('DECLINED');
    expect(screen.getByLabelText('Address line 1')).toHaveValue('88');
    expect(document.activeElement).toContainElement(notice);
  });

  test('who types what was missing after a refused payment keeps the focus', async () => {
    withTermsAgreed();
    fakeProvider();
    const { calls } = openCheckout([...goodAnswers(), failure(authorise, 422, { message: 'No.' })]);
    await fillInCard('DECLINED');
    await userEvent.click(await pay());
    await waitFor(() => expect(calls(prepare)).toHaveLength(2));
    await userEvent.click(await pay());
    expect(await screen.findByRole('link', { name: /card number/i })).toBeVisible();
    for (const [name, typed] of [
      ['Card number', '4929000000006'],
      ['Expiry date', '1230'],
      ['Security code', '123'],
    ] as const)
      await userEvent.type(screen.getByLabelText(name), typed);
    expect(screen.queryByRole('link', { name: /card number|security code/i })).toBeNull();
    expect(screen.getByLabelText('Security code')).toHaveFocus();
    expect(screen.getByLabelText('Security code')).toHaveValue('123');
  });

  test.each([
    ['declined', 'Your bank declined this payment. Use another card, or contact your bank.'],
    ['not-authenticated', 'Your bank could not confirm it was you. Try again, or use another card.'],
    ['provider-unavailable', 'Card payments are not available at the moment. Try again in a few minutes.'],
  ])('a payment that failed as %s says what to do', async (failureReason, advice) => {
    withTermsAgreed();
    fakeProvider();
    openCheckout([...goodAnswers(), failure(authorise, 422, { data: { failure_reason: failureReason } })]);
    await fillInCard();
    await userEvent.click(await pay());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      `${advice}We were unable to take payment, you have not been charged. Please try again.`,
    );
  });

  test('what is missing in the next try takes the place of the refusal', async () => {
    withTermsAgreed();
    fakeProvider();
    openCheckout([...goodAnswers(), failure(authorise, 422, { message: 'Declined.' })]);
    await fillInCard();
    await userEvent.click(await pay());
    expect(await screen.findByText('Your payment failed')).toBeVisible();
    await userEvent.click(await pay());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(screen.getAllByRole('alert')).toEqual([summary]);
    expect(screen.queryByText('Your payment failed')).toBeNull();
  });

  test('messages of the server stand at the billing fields, those about nothing there beside them', async () => {
    withTermsAgreed();
    fakeProvider();
    const { toasts } = openCheckout([
      ...goodAnswers(),
      failure(authorise, 422, {
        message: 'Some details are missing or not valid.',
        validation_messages: {
          billing_city: ['Enter a longer town.'],
          selected_user_id: ['Not this person.'],
        },
      }),
    ]);
    await fillInCard();
    await userEvent.click(await pay());
    const summary = await screen.findByRole('alert', { name: 'Your payment failed' });
    await waitFor(() => expect(screen.getByLabelText('Town or city')).toBeInvalid());
    const town = screen.getByLabelText('Town or city');
    expect(town).toHaveAccessibleDescription('Enter a longer town.');
    expect(town).toHaveValue('Sale');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Enter a longer town.' })).toHaveAttribute(
      'href',
      `#${town.id}`,
    );
    expect(within(summary).getByText('Not this person.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('Cleared for your security');
    expect(toasts).toContainEqual(expect.objectContaining({ content: 'Your payment failed' }));
    expect(toasts).toContainEqual({
      content: '',
      type: 'danger',
      validationMessages: { selectedUserId: ['Not this person.'] },
    });
  });
});
