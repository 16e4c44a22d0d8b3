// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import {
  expectRefusalShown,
  refusing,
  renderWithPlatform,
  testUser,
  toastsOf,
} from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { FindCustomer } from './find-customer.tsx';

it('a refusal of the search for a customer stands at its field', async () => {
  const label = 'Name, phone, postcode, email address or customer ID';
  const page = renderWithPlatform(
    <FindCustomer
      found={null}
      onChoose={() => undefined}
      onFound={() => undefined}
      onFailed={() => undefined}
      onRetry={() => undefined}
    />,
    {
      app: 'front-of-house',
      user: { ...testUser, isStaff: true },
      answers: [refusing(findCustomers, ['email_or_reference'])],
    },
  );
  const toasts = toastsOf(page);
  // A call from before a person is known is not answered to them.
  await waitFor(() => expect(page.platform.session.session.get().status).toBe('authenticated'));
  await userEvent.type(screen.getByLabelText(label), 'sam');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  await expectRefusalShown({ email_or_reference: label }, toasts);
  expect(screen.getByLabelText(label)).toHaveValue('sam');
});
