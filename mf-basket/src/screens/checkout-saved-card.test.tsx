// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorise } from 'shared-contracts/api/checkout';
import { failure } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedCard } from '../features/pay-by-card/testing.ts';
import {
  fakeProvider,
  fillInAddress,
  fillInCard,
  goodAnswers,
  openCheckout,
  pay,
  withTermsAgreed,
} from './checkout-testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a saved card', () => {
  test('asks for its security code and is activated', async () => {
    withTermsAgreed();
    const provider = fakeProvider(() => ({ success: true }));
    const { calls } = openCheckout(goodAnswers(savedCard));
    expect(
      await screen.findByRole('radio', { name: 'Visa ending 0006 Alex Member · Expires 12/39' }),
    ).toBeChecked();
    expect(screen.getByText('Card details cannot be edited')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await userEvent.type(screen.getByLabelText('Security code'), '123');
    fillInAddress();
    await userEvent.click(await pay());
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(provider.activated).toMatchObject([{ reusableCardIdentifier: 'reusable-1', securityCode: '123' }]);
    expect(provider.tokenised).toEqual([]);
    expect(calls(authorise)[0]?.body).toMatchObject({
      cardIdentifier: 'reusable-1',
      savedCardId: 'saved-1',
      saveCard: false,
    });
  });

  test.each([
    ['test', 'FAIL'],
    ['live', ''],
  ] as const)('in %s mode FAIL becomes %o', async (mode, shown) => {
    withTermsAgreed();
    fakeProvider();
    openCheckout(goodAnswers(savedCard, mode));
    await userEvent.type(await screen.findByLabelText('Security code'), 'FAIL');
    expect(screen.getByLabelText('Security code')).toHaveValue(shown);
  });

  test('a different card can be used instead', async () => {
    withTermsAgreed();
    fakeProvider();
    openCheckout(goodAnswers(savedCard));
    await userEvent.click(await screen.findByRole('radio', { name: 'Use a different card' }));
    expect(screen.getByLabelText('Card number')).toBeVisible();
  });

  test('shows its picture where it has one', async () => {
    fakeProvider();
    const cardImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    openCheckout(goodAnswers({ ...savedCard, cardImage }));
    await screen.findByLabelText('Security code');
    expect(screen.getByRole('presentation')).toHaveAttribute('src', cardImage);
  });

  test('several are chosen from, and one that has expired cannot be', async () => {
    withTermsAgreed();
    const provider = fakeProvider(() => ({ success: true }));
    const savedCards = [
      { ...savedCard, id: 'over', lastFourDigits: '1111', expiryDate: '10/26', recentlyExpired: true },
      savedCard,
      {
        ...savedCard,
        id: 'saved-2',
        cardType: 'Mastercard',
        lastFourDigits: '0001',
        externalIdentifier: 'reusable-2',
      },
    ];
    const { calls } = openCheckout(goodAnswers(savedCard, 'test', { savedCards }));
    const over = await screen.findByText('Alex Member · Expired 10/26, can’t be used');
    const choices = screen.getAllByRole('radio');
    expect(choices).toHaveLength(3);
    expect(over.compareDocumentPosition(choices[2] as Element)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByRole('radio', { name: 'Visa ending 0006 Alex Member · Expires 12/39' })).toBeChecked();
    await userEvent.type(screen.getByLabelText('Security code'), '999');
    await userEvent.click(
      screen.getByRole('radio', { name: 'Mastercard ending 0001 Alex Member · Expires 12/39' }),
    );
    expect(screen.getByLabelText('Security code')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Security code'), '123');
    fillInAddress();
    await userEvent.click(await pay());
    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(provider.activated).toMatchObject([{ reusableCardIdentifier: 'reusable-2' }]);
    expect(calls(authorise)[0]?.body).toMatchObject({
      cardIdentifier: 'reusable-2',
      savedCardId: 'saved-2',
    });
  });

  test('one that has recently expired is not offered', async () => {
    withTermsAgreed();
    fakeProvider();
    openCheckout(goodAnswers({ ...savedCard, recentlyExpired: true }));
    expect(
      await screen.findByText('Your saved card has expired. You can save details of a new card below'),
    ).toBeVisible();
    expect(screen.getByText('Visa ending 0006 can’t be used')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByLabelText('Card number')).toBeVisible();
  });
});

const own = {
  billingAddressLineOne: '1 New Street',
  billingAddressLineTwo: '',
  billingCity: 'Sale',
  billingPostcode: 'M33 1AA',
};

test('with a saved card a known billing address is read, not typed, and can be changed', async () => {
  withTermsAgreed();
  fakeProvider();
  const { calls } = openCheckout(goodAnswers(savedCard, 'test', { billingAddress: own }));
  expect(await screen.findByText('Sam New, 1 New Street, Sale, M33 1AA')).toBeVisible();
  expect(screen.queryByLabelText('Address line 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  fireEvent.input(screen.getByLabelText('Town or city'), { target: { value: '' } });
  fireEvent.input(screen.getByLabelText('Town or city'), { target: { value: 'Stretford' } });
  fireEvent.input(screen.getByLabelText('Security code'), { target: { value: '123' } });
  await userEvent.click(await pay());
  await waitFor(() => expect(calls(authorise)).toHaveLength(1));
  expect(calls(authorise)[0]?.body).toMatchObject({
    billingAddressLineOne: '1 New Street',
    billingCity: 'Stretford',
  });
});

test('with a saved card an address that is not known is asked for', async () => {
  withTermsAgreed();
  fakeProvider();
  openCheckout(goodAnswers(savedCard));
  expect(await screen.findByLabelText('Address line 1')).toHaveValue('');
});

test('the billing address starts as the person’s own, and what they make of it stays after a failed payment', async () => {
  withTermsAgreed();
  fakeProvider();
  const { calls } = openCheckout([
    ...goodAnswers(null, 'test', { billingAddress: own }),
    failure(authorise, 422, { message: 'Your payment failed.' }),
  ]);
  expect(await screen.findByLabelText('Address line 1')).toHaveValue('1 New Street');
  expect(screen.getByLabelText('Postcode (optional)')).toHaveValue('M33 1AA');
  fireEvent.input(screen.getByLabelText('Town or city'), { target: { value: 'Stretford' } });
  await fillInCard('SUCCESSFUL', () => undefined);
  await userEvent.click(await pay());
  await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveValue(''));
  expect(screen.getByLabelText('Town or city')).toHaveValue('Stretford');
  expect(screen.getByLabelText('Address line 1')).toHaveValue('1 New Street');
  expect(calls(authorise)[0]?.body).toMatchObject({
    billingAddressLineOne: '1 New Street',
    billingCity: 'Stretford',
  });
});
