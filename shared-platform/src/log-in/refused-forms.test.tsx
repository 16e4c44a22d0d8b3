// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgottenPassword, login } from 'shared-contracts/api/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { expectRefusalShown, refusing, toastsOf } from '../testing/refused-forms.tsx';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { answer, failure, type TestAnswer } from '../testing/test-transport.ts';
import ForgottenPassword from './forgotten-password.tsx';
import LoginDialog from './login-dialog.tsx';
import { LoginForm } from './login-form.tsx';

const WHO = 'Email address or customer ID';
const fields = { username: WHO, password: 'Password' };
const nothing = () => undefined;

async function type(label: string, text: string) {
  await userEvent.type(screen.getByLabelText(label), text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe.each([
  ['the login page', <LoginForm key="form" />],
  ['the login dialog', <LoginDialog key="dialog" isResuming={false} onDismiss={nothing} onLeave={nothing} />],
])('a refusal on %s', (_where, form) => {
  async function logIn(...answers: TestAnswer[]) {
    const toasts = toastsOf(renderWithPlatform(form, { answers }));
    await type(WHO, 'sam');
    await type('Password', 'wrong');
    await press('Log in');
    return toasts;
  }

  it('stands at its fields, and what was typed is kept', async () => {
    const toasts = await logIn(refusing(login, ['username', 'password']));
    await expectRefusalShown(fields, toasts);
    expect(screen.getByLabelText(WHO)).toHaveValue('sam');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(document.body).not.toHaveTextContent('User signed out');
    await type(WHO, '@example.com');
    expect(screen.getByLabelText(WHO)).not.toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it('is said with its message where there is one beside it that no 422 is about', async () => {
    const parts = { message: 'Too many attempts.', validation_messages: { username: ['Wait a minute.'] } };
    const toasts = await logIn(failure(login, 429, parts));
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByLabelText(WHO)).toHaveAccessibleDescription('Wait a minute.');
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'Too many attempts.',
      type: 'danger',
      callback: 'login',
    });
  });
});

describe('a refusal of a forgotten password', () => {
  const open = (...answers: TestAnswer[]) =>
    toastsOf(renderWithPlatform(<ForgottenPassword initial="sam" onClose={nothing} />, { answers }));

  it('stands at its field', async () => {
    const toasts = open(refusing(forgottenPassword, ['email_or_reference']));
    await press('Send the link');
    await expectRefusalShown({ email_or_reference: WHO }, toasts);
    expect(screen.getByLabelText(WHO)).toHaveValue('sam');
  });

  it('stands at the customer ID where that was asked for', async () => {
    let calls = 0;
    const several = failure(forgottenPassword, 422, { message: 'Multiple accounts use this address.' });
    const toasts = open({
      endpoint: forgottenPassword,
      respond: (request) =>
        (calls++ === 0 ? several : refusing(forgottenPassword, ['email_or_reference'])).respond(request),
    });
    await press('Send the link');
    await waitFor(() => expect(screen.getByLabelText('Customer ID')).toHaveValue(''));
    await type('Customer ID', 'RIV4');
    await press('Send the link');
    await expectRefusalShown({ email_or_reference: 'Customer ID' }, toasts);
    expect(screen.getByLabelText('Customer ID')).toHaveValue('RIV4');
  });

  it('is gone with the next attempt', async () => {
    let calls = 0;
    open({
      endpoint: forgottenPassword,
      respond: (request) =>
        (calls++ === 0 ? refusing(forgottenPassword, []) : answer(forgottenPassword, {})).respond(request),
    });
    await press('Send the link');
    await screen.findByRole('alert');
    await press('Send the link');
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeVisible();
  });
});
