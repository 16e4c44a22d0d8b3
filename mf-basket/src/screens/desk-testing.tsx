import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerPenalties } from 'shared-contracts/api/desk-penalties';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import DeskScreen from './desk-screen.tsx';

/** The customer whom the desk finds. */
export const alex = {
  id: 'alex',
  reference: 'RIV100002',
  name: 'Alex Fairbairn',
  email: 'alex@example.com',
};

/** The desk as a member of staff opens it. */
export const openDesk = (answers: TestAnswer[], customer = alex) =>
  renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/checkout',
    route: '/checkout',
    answers: [answer(findCustomers, [customer]), answer(customerPenalties, []), ...answers],
  });

/** Finds the customer by their ID. */
export async function serve(): Promise<void> {
  await userEvent.type(
    await screen.findByLabelText('Name, phone, postcode, email address or customer ID'),
    alex.reference,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
}
