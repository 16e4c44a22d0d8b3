// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { terms } from 'shared-contracts/api/checkout';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import type { Registry } from 'shared-contracts/remote';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { testCart } from '../shared/basket/testing.ts';
import DeskScreen from './desk-screen.tsx';

const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };

test('what the customer has accepted before is its own page, where a remote brings one', async () => {
  const path = '/waivers/:personId';
  const remote: Registry[number] = {
    descriptor: {
      name: 'mf-example',
      displayName: 'An example',
      contract: 1,
      routes: [{ id: 'waivers', apps: ['front-of-house'], path, title: 'Accepted waivers' }],
      slots: [],
    },
    version: '1.0.0',
    entry: '',
    integrity: null,
    container: 'mf_example',
    chunks: {},
  };
  renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/checkout',
    route: '/checkout',
    registry: [remote],
    answers: [answer(findCustomers, [alex]), answer(cart, testCart()), answer(terms, [])],
  });
  await userEvent.type(
    await screen.findByLabelText('Name, phone, postcode, email address or customer ID'),
    'RIV100002',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  const link = await screen.findByRole('link', { name: 'Accepted waivers (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/waivers/alex');
  expect(link).toHaveAttribute('target', '_blank');
});
