// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgottenPassword } from 'shared-contracts/api/auth';
import { describe, expect, it, vi } from 'vitest';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { answer, failure, type TestAnswer } from '../testing/test-transport.ts';
import ForgottenPassword from './forgotten-password.tsx';

function open(answers: TestAnswer[] = [], initial = '') {
  const close = vi.fn();
  const page = renderWithPlatform(<ForgottenPassword initial={initial} onClose={close} />, { answers });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  return { ...page, close, toasts };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
const several = failure(forgottenPassword, 422, { message: 'Multiple accounts use this email address.' });

describe('a forgotten password', () => {
  it('asks once and says where to look', async () => {
    const { requests, close } = open([answer(forgottenPassword, {})], 'sam@example.com');
    expect(screen.getByLabelText('Email address or customer ID')).toHaveValue('sam@example.com');
    await send();
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/auth/customer/forgotten-password',
      body: { emailOrReference: 'sam@example.com' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('makes no call for nothing', async () => {
    const { requests } = open();
    await userEvent.type(screen.getByLabelText('Email address or customer ID'), '   ');
    await send();
    expect(screen.getByLabelText('Email address or customer ID')).toHaveAccessibleDescription(
      'Enter your email address or customer ID',
    );
    expect(requests).toHaveLength(0);
  });

  it('asks for the customer ID where several accounts share the email address', async () => {
    let call = 0;
    const { requests } = open([
      {
        endpoint: forgottenPassword,
        respond: (request) => (++call === 1 ? several : answer(forgottenPassword, {})).respond(request),
      },
    ]);
    await userEvent.type(screen.getByLabelText('Email address or customer ID'), 'twins@example.com');
    await send();
    expect(await screen.findByRole('dialog', { name: 'Enter your customer ID' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Customer ID'), 'RIV400001');
    await send();
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeInTheDocument();
    expect(requests.map(({ body }) => body)).toEqual([
      { emailOrReference: 'twins@example.com' },
      { emailOrReference: 'RIV400001' },
    ]);
  });

  it.each([
    ['No multiple tries, please wait.', 'No multiple tries, please wait.'],
    [undefined, 'Something has gone wrong, please try again.'],
  ])(
    'shows the message %j as %j, inline and as a toast, and keeps what was typed',
    async (message, shown) => {
      const { toasts } = open([failure(forgottenPassword, 429, message ? { message } : {})], 'sam');
      await send();
      await waitFor(() =>
        expect(toasts).toHaveBeenCalledWith(expect.objectContaining({ content: shown, type: 'danger' })),
      );
      expect(screen.getByRole('alert')).toHaveTextContent(shown);
      expect(screen.getByLabelText('Email address or customer ID')).toHaveValue('sam');
    },
  );
});
