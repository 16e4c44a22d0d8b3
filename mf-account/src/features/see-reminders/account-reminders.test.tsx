// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'shared-contracts/api/auth';
import type { Client } from 'shared-contracts/api/client';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountReminders } from './account-reminders.tsx';

afterEach(cleanup);

const remind = (user: User, client: Partial<Client> = {}) =>
  renderWithPlatform(<AccountReminders user={user} />, { app: 'my-account', client });

const studentCard = (daysToExpiry: number) => ({
  name: 'Student card',
  documentExpiringSoon: true,
  daysToExpiry,
});

describe('reminders', () => {
  it('are not there while all is in order', () => {
    const { container } = remind(testUser);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    [12, 'Student card expires in 12 days'],
    [1, 'Student card expires in 1 day'],
    [0, 'Student card expires today'],
    [-2, 'Student card has expired'],
  ])('with %i days left say: %s', (days, words) => {
    remind({ ...testUser, documentExpiry: [studentCard(days)] });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('say first what matters most, with its action, and the rest on demand', async () => {
    const user = {
      ...testUser,
      membershipDocumentUploadRequired: true,
      hasOutstandingPenalties: true,
      documentExpiry: [studentCard(3)],
    };
    remind(user);
    expect(screen.getByText('There is an amount outstanding on your account')).toBeVisible();
    expect(screen.getByText('Please pay it before you buy a new membership or change yours.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
    expect(screen.getByText('We need proof of your eligibility')).not.toBeVisible();
    await userEvent.click(screen.getByText('2 more things to see to'));
    expect(screen.getByText('We need proof of your eligibility')).toBeVisible();
    expect(
      screen.getByText(/Upload it so that we can check it .* email it to help@example\.com/),
    ).toBeVisible();
    expect(screen.getByText('Student card expires in 3 days')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Upload proof' })).toHaveLength(2);
  });

  it('name no address that the venue does not have', () => {
    const user = { ...testUser, membershipDocumentUploadRequired: true };
    remind(user, { customerServiceEmail: null });
    expect(screen.getByText('Upload it so that we can check it for your membership.')).toBeVisible();
  });
});

describe('what to do about a reminder', () => {
  it('of an amount outstanding is to pay it beside the payments', () => {
    remind({ ...testUser, hasOutstandingPenalties: true });
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payments');
  });

  it.each([
    ['missing proof', { membershipDocumentUploadRequired: true }],
    ['a document that expires', { documentExpiry: [studentCard(3)] }],
  ])('of %s is to upload it beside the memberships', (_what, change) => {
    remind({ ...testUser, ...change });
    expect(screen.getByRole('link', { name: 'Upload proof' })).toHaveAttribute('href', '/memberships');
  });
});
