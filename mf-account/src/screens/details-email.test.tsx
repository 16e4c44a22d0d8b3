// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  type EmailState,
  emailConfirmation,
  sendConfirmation,
} from 'shared-contracts/api/email-confirmation';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { open, press } from './details-testing.tsx';

afterEach(cleanup);

const known = (state: EmailState) => answer(emailConfirmation, { email: 'sam@example.com', state });
const again = () => screen.findByRole('button', { name: 'Send the link again' });

describe('an email address', () => {
  it('that is not confirmed is said so, and the link is sent again', async () => {
    const { sent } = open(known('unconfirmed'), answer(sendConfirmation, {}));
    await again();
    expect(screen.getByText(/^Please confirm your email address\./)).toBeVisible();
    await press('Send the link again');
    expect(await screen.findByText(/^We’ve emailed you another link\./)).toBeVisible();
    expect(sent('POST').map(({ url }) => url)).toEqual(['/api/v1/my-account/email-confirmation/link']);
  });

  it('that was asked about too often has to wait', async () => {
    open(
      known('unconfirmed'),
      failure(sendConfirmation, 429, { message: 'Please try again in 15 minutes.' }),
    );
    await again();
    await press('Send the link again');
    expect(await screen.findByText('Please try again in 15 minutes.')).toBeVisible();
  });

  it('that was confirmed in the meantime is asked about no more', async () => {
    const states: EmailState[] = ['unconfirmed', 'confirmed'];
    open(
      answer(emailConfirmation, () => ({ email: 'sam@example.com', state: states.shift() ?? 'confirmed' })),
      failure(sendConfirmation, 409),
    );
    await again();
    await press('Send the link again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull());
  });

  it('that is someone else’s is said so', async () => {
    open(known('disowned'));
    expect(await screen.findByText(/^Someone told us that .+ isn’t your address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^(tel|mailto):/),
    );
    // One thing to do about it.
    expect(screen.queryByText(/ask at your centre/)).toBeNull();
  });

  it.each(['confirmed', 'unknown'] as const)('that is %s is not mentioned', async (state) => {
    const { requests } = open(known(state));
    await waitFor(() => expect(requests.some(({ url }) => url.includes('email-confirmation'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
});
