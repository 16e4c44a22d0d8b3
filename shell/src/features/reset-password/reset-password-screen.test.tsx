// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgottenPassword, resetPassword } from 'shared-contracts/api/auth';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { describe, expect, it, vi } from 'vitest';
import ResetPasswordScreen from './reset-password-screen.tsx';

function open(answers: TestAnswer[] = [], path = '/reset-password#secret-token') {
  const page = renderWithPlatform(<ResetPasswordScreen />, { answers, path, route: '/reset-password' });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  return { ...page, toasts };
}

async function set(password: string, repeated = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  if (repeated) await userEvent.type(screen.getByLabelText('Repeat new password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
}

describe('setting a new password', () => {
  it('sends the token of the link once and leads to the login', async () => {
    const { requests, toasts } = open([answer(resetPassword, {})]);
    await set('Passw0rd!');
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toEqual({
      token: 'secret-token',
      password: 'Passw0rd!',
      passwordConfirmation: 'Passw0rd!',
    });
    expect(requests[0]?.url).not.toContain('secret-token');
    expect(toasts).toHaveBeenCalledWith({
      content: 'Your password is set. Log in with it.',
      type: 'success',
    });
  });

  it.each([
    ['weak', 'weak', 'Choose a password of 8 to 200 characters'],
    ['Passw0rd!', 'Passw0rd?', 'The two passwords are not the same'],
  ])('sends nothing for %s and %s', async (password, repeated, message) => {
    const { requests } = open();
    await set(password, repeated);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(requests).toHaveLength(0);
  });

  it("shows the server's message about the repeated password below it", async () => {
    open([
      failure(resetPassword, 422, {
        validation_messages: { password_confirmation: ['The password confirmation does not match.'] },
      }),
    ]);
    await set('Passw0rd!');
    await waitFor(() =>
      expect(screen.getByLabelText('Repeat new password')).toHaveAccessibleDescription(
        /The password confirmation does not match\./,
      ),
    );
  });

  it('keeps what was typed when the server fails', async () => {
    open([failure(resetPassword, 500)]);
    await set('Passw0rd!');
    expect(await screen.findByText('Something has gone wrong, please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('Passw0rd!');
  });

  it('says that a used link is no longer valid, and sends a new one', async () => {
    const { requests } = open([
      failure(resetPassword, 422, { validation_messages: { token: ['This link no longer works.'] } }),
      answer(forgottenPassword, {}),
    ]);
    await set('Passw0rd!');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to log in' })).toHaveAttribute('href', '/login');
    const sendNew = () => userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    await sendNew();
    expect(screen.getByLabelText('Email address or customer ID')).toHaveAccessibleDescription(
      /Enter your email address or customer ID/,
    );
    expect(requests).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Email address or customer ID'), ' sam.new@example.com');
    await sendNew();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(requests[1]?.body).toEqual({ emailOrReference: 'sam.new@example.com' });
  });

  it('says why a new link was not sent, at the field', async () => {
    const message = 'Multiple accounts use this email address. Enter your customer ID.';
    open([failure(forgottenPassword, 422, { message })], '/reset-password');
    await userEvent.type(screen.getByLabelText('Email address or customer ID'), 'twins@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email address or customer ID')).toHaveAccessibleDescription(
        new RegExp(message),
      ),
    );
  });

  it('mails a link to someone who comes without one', async () => {
    const { requests } = open([answer(forgottenPassword, {})], '/reset-password');
    expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'RIV100001');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(requests).toHaveLength(1);
  });
});
