// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountReminders } from './account-reminders.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

afterEach(cleanup);

const studentCard = (daysToExpiry: number) => ({
  name: 'Student card',
  documentExpiringSoon: true,
  daysToExpiry,
});

describe('reminders', () => {
  it('are not there while all is in order', () => {
    const { container } = renderWithPlatform(<AccountReminders user={testUser} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    [12, 'Student card expires in 12 days'],
    [1, 'Student card expires in 1 day'],
    [0, 'Student card expires today'],
    [-2, 'Student card has expired'],
  ])('with %i days left say: %s', (days, words) => {
    renderWithPlatform(<AccountReminders user={{ ...testUser, documentExpiry: [studentCard(days)] }} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('say what is missing and where to take it', () => {
    const user = { ...testUser, membershipDocumentUploadRequired: true, hasOutstandingPenalties: true };
    renderWithPlatform(<AccountReminders user={user} />);
    expect(screen.getByText('Your membership needs proof of your eligibility')).toBeVisible();
    expect(screen.getByText('There is an amount outstanding on your account')).toBeVisible();
    expect(screen.getByText(/pay it at your centre/)).toBeVisible();
    expect(screen.getByText(/email it to help@example\.com/)).toBeVisible();
  });

  it('name no address that the venue does not have', () => {
    const user = { ...testUser, membershipDocumentUploadRequired: true };
    renderWithPlatform(<AccountReminders user={user} />, { client: { customerServiceEmail: null } });
    expect(screen.getByText('It is pending until we have seen it. Show it at your centre.')).toBeVisible();
  });
});

describe('the photo of a person', () => {
  const person = { firstName: ' sam', lastName: 'New' };
  const image = () => document.querySelector('img');

  it('is theirs', () => {
    render(<ProfilePhoto user={{ ...person, profilePhoto: '/photos/7.jpg' }} />);
    expect(image()).toHaveAttribute('src', '/photos/7.jpg');
  });

  it('is their initials without one, and when it does not load', () => {
    render(<ProfilePhoto user={{ ...person, profilePhoto: null }} />);
    expect(screen.getByText('SN')).toBeInTheDocument();
    cleanup();
    render(<ProfilePhoto user={{ ...person, profilePhoto: '/gone.jpg' }} />);
    fireEvent.error(image() as HTMLImageElement);
    expect(screen.getByText('SN')).toBeInTheDocument();
  });
});
