// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Registry } from 'shared-contracts/remote';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { AboutCustomer } from './about-customer.tsx';

const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };
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

test('what the customer has accepted before is its own page, where a remote brings one', async () => {
  const staff = { ...testUser, id: 'staff', isStaff: true, staffRole: 'desk' as const };
  renderWithPlatform(<AboutCustomer customer={alex} />, {
    app: 'front-of-house',
    user: staff,
    registry: [remote],
  });
  const link = await screen.findByRole('link', { name: 'Accepted waivers (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/waivers/alex');
  expect(link).toHaveAttribute('target', '_blank');
});
