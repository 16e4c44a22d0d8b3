// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { authorise, complete } from 'shared-contracts/api/checkout';
import { answer } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCart } from '../shared/basket/testing.ts';
import {
  agreeToTerms,
  fakeProvider,
  fillInCard,
  goodAnswers,
  openCheckout,
  pay,
  withTermsAgreed,
} from './checkout-testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const waiver = (id: string, name: string) => ({
  id,
  title: 'Trampolining: risks and rules',
  html: '<p>One person on each trampoline.</p>',
  attendee: { id: name, name },
});
const both = { ...testCart(), attendeeWaiversRequired: [waiver('w1', 'Mia'), waiver('w2', 'Casey')] };
const box = () => screen.findByRole('checkbox', { name: 'I have read this and accept it for Mia and Casey' });

test('one wording is accepted once for everyone, before the terms and before paying', async () => {
  fakeProvider();
  const { calls } = openCheckout([...goodAnswers(), answer(cart, both)]);
  expect(await screen.findByText('One person on each trampoline.')).toBeVisible();
  await fillInCard();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Accept this before you pay')).toBeVisible();
  expect(await box()).toHaveFocus();

  await userEvent.click(await box());
  expect(screen.queryByText('Accept this before you pay')).toBeNull();
  await agreeToTerms();
  await userEvent.click(await pay());
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(calls(authorise)[0]?.body).toMatchObject({ completedWaivers: ['w1', 'w2'] });
  expect(calls(complete)[0]?.body).toMatchObject({ completedWaivers: ['w1', 'w2'] });
});

test('what was ticked survives a reload, and can be taken back', async () => {
  withTermsAgreed();
  fakeProvider();
  const first = openCheckout([...goodAnswers(), answer(cart, both)]);
  await userEvent.click(await box());
  first.unmount();
  const { calls } = openCheckout([...goodAnswers(), answer(cart, both)]);
  expect(await box()).toBeChecked();
  await userEvent.click(await box());
  await fillInCard();
  await userEvent.click(await pay());
  expect(await box()).toHaveFocus();
  expect(calls(authorise)).toEqual([]);
});

test('what an operator writes in another shape is no reason not to pay', async () => {
  withTermsAgreed();
  fakeProvider();
  const { calls } = openCheckout([
    ...goodAnswers(),
    answer(cart, { ...testCart(), attendeeWaiversRequired: ['a waiver', { id: 7 }] }),
  ]);
  await fillInCard();
  expect(screen.queryByRole('heading', { name: 'Before taking part' })).toBeNull();
  await userEvent.click(await pay());
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(calls(authorise)[0]?.body).toMatchObject({ completedWaivers: [] });
});
