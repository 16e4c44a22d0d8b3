// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword } from 'shared-contracts/api/account';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { open, press } from './details-testing.tsx';

afterEach(cleanup);

const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'Change password' }));

describe('the password', () => {
  it('has its form folded until it is wanted; the first field has the focus', async () => {
    open();
    await screen.findByRole('heading', { name: 'Password' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await openForm();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });

  it('is left as it is by someone who changes their mind', async () => {
    open();
    await openForm();
    await press('Cancel');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  const type = async (current: string, next: string, repeated = next) => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Current password'), current);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await userEvent.type(screen.getByLabelText('Repeat new password'), repeated);
    await press('Change password');
  };

  it('is changed by the person who knows the current one; the form closes, and the page says so', async () => {
    const { sent, toasts } = open(answer(changePassword, {}));
    await type('Passw0rd!', 'An0ther-one!');
    await waitFor(() => expect(toasts).toHaveBeenCalledOnce());
    expect(toasts).toHaveBeenCalledWith({ content: 'Password changed.', type: 'success' });
    expect(sent('PUT')).toEqual([
      expect.objectContaining({
        url: '/api/v1/my-account/password',
        wireBody: {
          current_password: 'Passw0rd!',
          password: 'An0ther-one!',
          password_confirmation: 'An0ther-one!',
        },
      }),
    ]);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByText('Password changed.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  it('tells password managers what to make up', async () => {
    open();
    await openForm();
    expect(screen.getByLabelText('New password').getAttribute('passwordrules')).toMatch(
      /^minlength: 8; required: lower; required: upper;/,
    );
  });

  it('is not sent while it is weak or repeated differently', async () => {
    const { sent } = open();
    await type('Passw0rd!', 'Aa1!aaa', 'Aa1!aab');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Your new password still needs 8 to 200 characters');
    expect(summary).toHaveTextContent('The two passwords are not the same');
    expect(sent('PUT')).toEqual([]);
  });

  it('shows a message about the confirmation under the repeat field', async () => {
    const message = 'The password confirmation does not match';
    open(failure(changePassword, 422, { message }));
    await type('Passw0rd!', 'An0ther-one!');
    await waitFor(() =>
      expect(screen.getByLabelText('Repeat new password')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'x');
    expect(screen.getByLabelText('Repeat new password')).not.toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('shows any other refusal above the form', async () => {
    open(failure(changePassword, 429, { message: 'Too many attempts. Please try again in 15 minutes.' }));
    await type('Passw0rd!', 'An0ther-one!');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
    expect(screen.getByLabelText('Repeat new password')).not.toHaveAccessibleDescription(/attempts/);
  });
});
