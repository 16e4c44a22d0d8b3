// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { EmailState } from 'shared-contracts/api/email-confirmation';
import { afterEach, expect, test } from 'vitest';
import { CustomerLine } from './customer-line.tsx';

afterEach(cleanup);

const NOTHING = 'RIV100002, alex@example.com';

test.each<[EmailState | undefined, string]>([
  [undefined, NOTHING],
  ['unknown', NOTHING],
  ['confirmed', NOTHING],
  ['unconfirmed', `${NOTHING}Email not confirmed. Check the address with the customer.`],
  [
    'disowned',
    `${NOTHING}This email address belongs to someone else, so it gets no emails about this account.`,
  ],
])('of an address that is %s staff read what to do', (emailState, words) => {
  const customer = { reference: 'RIV100002', email: 'alex@example.com', emailState };
  const { container } = render(<CustomerLine customer={customer} />);
  expect(container.textContent).toBe(words);
});

test('a child without an email address is known by the customer ID alone', () => {
  const { container } = render(<CustomerLine customer={{ reference: 'RIV100008', email: '' }} />);
  expect(container.textContent).toBe('RIV100008');
});
