// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorise } from 'shared-contracts/api/checkout';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedCard } from '../features/pay-by-card/testing.ts';
import {
  fakeProvider,
  fillInAddress,
  goodAnswers,
  haveAgreed,
  openCheckout,
  pay,
} from './checkout-testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a saved card', () => {
  test('asks for its security code and is activated', async () => {
    haveAgreed();
    const provider = fakeProvider(() => ({ success: true }));
    const { calls } = openCheckout(goodAnswers(savedCard));
    expect(await screen.findByRole('radio', { name: /^Saved card/ })).toBeChecked();
    expect(screen.getByText('Card details cannot be edited')).toBeVisible();
    expect(screen.getAllByText('Visa ending 0006')[0]).toBeVisible();
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
    haveAgreed();
    fakeProvider();
    openCheckout(goodAnswers(savedCard, mode));
    await userEvent.type(await screen.findByLabelText('Security code'), 'FAIL');
    expect(screen.getByLabelText('Security code')).toHaveValue(shown);
  });

  test('a different card can be used instead', async () => {
    haveAgreed();
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

  test('one that has recently expired is not offered', async () => {
    haveAgreed();
    fakeProvider();
    openCheckout(goodAnswers({ ...savedCard, recentlyExpired: true }));
    expect(
      await screen.findByText('Your saved card has expired. You can save details of a new card below'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByLabelText('Card number')).toBeVisible();
  });
});
