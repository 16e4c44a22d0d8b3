// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, login } from 'shared-contracts/api/auth';
import { STAY_LOGGED_IN_HEADER } from 'shared-contracts/headers';
import type { AppName } from 'shared-contracts/links';
import { storageKeys } from 'shared-contracts/storage';
import { describe, expect, it, vi } from 'vitest';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { answer, failure } from '../testing/test-transport.ts';
import { testUser } from '../testing/test-user.ts';
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

  it('stays logged in where the person ticks it', async () => {
    const { requests } = renderWithPlatform(<LoginForm />, {
      answers: [answer(login, { token: 't' }), answer(currentUser, testUser)],
    });
    expect(screen.getByRole('checkbox', { name: 'Stay logged in' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stay logged in' }));
    await logIn('sam.new@example.com', 'Passw0rd!');
    await waitFor(() => expect(requests[0]?.headers[STAY_LOGGED_IN_HEADER]).toBe('1'));
  });

  it.each<[string, string, AppName]>([
    ['at a kiosk', 'kiosk', 'online-joining'],
    ['in a frame of another site', 'embedded', 'online-joining'],
    ['at the front of house', '', 'front-of-house'],
  ])('offers no one to stay logged in %s', (_where, flags, app) => {
    sessionStorage.setItem(storageKeys.flags, flags);
    renderWithPlatform(<LoginForm />, { app });
    sessionStorage.removeItem(storageKeys.flags);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    [401, 1],
    [503, 0],
  ])('leads from a notice about a %s to another password %i times', async (status, count) => {
    renderWithPlatform(<LoginForm />, { answers: [failure(login, status, { message: 'No.' })] });
    await logIn('sam', 'wrong');
    await screen.findByText('No.');
    const ways = screen.queryAllByRole('button', { name: 'Reset your password' });
    expect(ways).toHaveLength(count);
    // One way to another password at a time.
    expect(screen.queryAllByRole('button', { name: 'Forgotten your password?' })).toHaveLength(1 - count);
    if (!ways[0]) return;
    await userEvent.click(ways[0]);
    expect(await screen.findByRole('dialog', { name: 'Forgotten your password?' })).toBeInTheDocument();
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

  it('takes the notice of a refusal back when the next attempt starts', async () => {
    const { bus } = renderWithPlatform(<LoginForm />, { answers: [failure(login, 401, { message: 'No.' })] });
    const dismissed = vi.fn();
    const listener = vi.fn();
    bus.on('toast:dismiss-requested', dismissed);
    bus.on('toast:requested', listener);
    await logIn('sam', 'wrong');
    await screen.findByText('No.');
    expect(listener).toHaveBeenCalledExactlyOnceWith({ content: 'No.', type: 'danger', callback: 'login' });
    expect(dismissed).toHaveBeenCalledWith({ callback: 'login' });
  });

  it('takes what was said of the last attempt back when the next one lacks something', async () => {
    const { bus } = renderWithPlatform(<LoginForm />, { answers: [failure(login, 401, { message: 'No.' })] });
    const dismissed = vi.fn();
    await logIn('sam', 'wrong');
    await screen.findByText('No.');
    bus.on('toast:dismiss-requested', dismissed);
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toBeInTheDocument();
    expect(screen.queryByText('No.')).not.toBeInTheDocument();
    expect(dismissed).toHaveBeenCalledWith({ callback: 'login' });
  });

  it('sends one request however often it is pressed, 250 ms after the press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    const { requests } = renderWithPlatform(<LoginForm />, { answers: [failure(login, 401)] });
    fireEvent.change(screen.getByLabelText('Email address or customer ID'), { target: { value: 'sam' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    fireEvent.click(screen.getByRole('button', { name: /Log in/ }));
    await act(() => vi.advanceTimersByTimeAsync(249));
    expect(requests).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('opens the way to a new password with what was typed', async () => {
    renderWithPlatform(<LoginForm />);
    await userEvent.type(screen.getByLabelText('Email address or customer ID'), 'sam@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgotten your password?' }));
    expect(dialog.getByLabelText('Email address or customer ID')).toHaveValue('sam@example.com');
  });

  it.each([
    ['bookings', '/basket?x=1', 'Create an account', '/register?redirect=%2Fbasket%3Fx%3D1'],
    ['my-account', '/login?redirect=%2Fpayments', 'Create an account', '/register?redirect=%2Fpayments'],
    ['online-joining', '/login?redirect=%2Fcentre%2Fsale', 'Continue without signing in', '/centre/sale'],
    ['online-joining', '/login', "I don't have an account", '/'],
    ['online-joining', '/login?redirect=%2Fcheckout', "I don't have an account", '/'],
    ['online-joining', '/login?redirect=https%3A%2F%2Fevil.example', "I don't have an account", '/'],
  ] as const)('on %s at %s offers %s', (app, path, name, href) => {
    renderWithPlatform(<LoginForm />, { app, path });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
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
