// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, login } from 'shared-contracts/api/auth';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { LoginForm } from './login-form.tsx';

async function logIn(username: string, password: string) {
  const user = userEvent.setup();
  if (username) await user.type(screen.getByLabelText('Email address or customer ID'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('sends what was typed and becomes the person', async () => {
    const { requests, platform } = renderWithPlatform(<LoginForm />, {
      answers: [answer(login, { token: 't' }), answer(currentUser, testUser)],
    });
    await logIn(' sam.new@example.com ', 'Passw0rd!');
    await waitFor(() => expect(platform.session.session.get().status).toBe('authenticated'));
    expect(requests[0]?.body).toEqual({ username: 'sam.new@example.com', password: 'Passw0rd!' });
  });

  it("keeps what was typed and shows the server's message after a refusal", async () => {
    renderWithPlatform(<LoginForm />, {
      answers: [failure(login, 401, { message: 'That does not match.' })],
    });
    await logIn('sam', 'wrong');
    expect(await screen.findByText('That does not match.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email address or customer ID')).toHaveValue('sam');
  });

  it("says 'User signed out' when the server gives no reason", async () => {
    renderWithPlatform(<LoginForm />, { answers: [failure(login, 500)] });
    await logIn('sam', 'secret');
    expect(await screen.findByText('User signed out')).toBeInTheDocument();
  });

  it('asks for what is missing without a call, in a summary that takes focus', async () => {
    const { requests } = renderWithPlatform(<LoginForm />);
    await logIn('', '');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Enter your email address or customer ID');
    expect(summary).toHaveTextContent('Enter your password');
    expect(requests).toHaveLength(0);
  });
});
