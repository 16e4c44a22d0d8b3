// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, register } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { DataFields } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import {
  answer,
  failure,
  renderWithPlatform,
  type TestAnswer,
  type TestRequest,
  testUser,
} from 'shared-platform/testing';
import { describe, expect, it, vi } from 'vitest';
import RegisterScreen from './register-screen.tsx';

const questions: DataFields = {
  checksum: 'c1',
  sections: [
    {
      sectionName: 'About you',
      sectionReference: 'about-you',
      sectionFields: [
        exampleField('firstName', 'First name', { isRequired: true }),
        exampleField('address.postcode', 'Postcode'),
        exampleField('dateOfBirth', 'Date of birth', { type: 'date' }),
      ],
    },
  ],
};

function open(answers: TestAnswer[] = [], path = '/register') {
  const page = renderWithPlatform(<RegisterScreen />, {
    app: 'my-account',
    path,
    route: '/register',
    answers: [answer(dataFields, questions), ...answers],
  });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  return { ...page, toasts };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
const registrations = (requests: TestRequest[]) => requests.filter(({ method }) => method === 'POST');

describe('opening an account', () => {
  it('asks the server’s questions, and sends the answers with client and source', async () => {
    const { requests, platform, toasts } = open([
      answer(register, { token: 'new-token' }),
      answer(currentUser, testUser),
    ]);
    await userEvent.type(await screen.findByLabelText('First name'), 'Robin');
    expect(screen.queryByLabelText(/^Postcode/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add more about you (optional)' }));
    expect(screen.getByRole('group', { name: 'Optional questions' })).toBeVisible();
    expect(screen.getByLabelText(/^Postcode/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Postcode/), 'M33 2AL');
    await send();
    await waitFor(() => expect(platform.session.session.get().status).toBe('authenticated'));
    expect(requests[0]?.url).toBe('/api/data-fields?onboarding_type=customer_account_online');
    const [sent, ...more] = registrations(requests);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      url: '/api/v1/auth/customer/register?onboarding_type=customer_account_online',
      body: { firstName: 'Robin', address: { postcode: 'M33 2AL' }, clientId: '1', source: 'my-account' },
    });
    expect(sent?.wireBody).toMatchObject({ first_name: 'Robin', client_id: '1' });
    expect(sent).not.toHaveProperty('body.dateOfBirth');
    expect(document.cookie).toContain('new-token');
    expect(toasts).toHaveBeenCalledWith({ content: 'Your account is ready.', type: 'success' });
  });

  it('leads to the login, with the return path, if the answer has no token', async () => {
    open([answer(register, {})], '/register?redirect=%2Fbasket');
    expect(await screen.findByRole('link', { name: 'I already have an account' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fbasket',
    );
    await userEvent.type(await screen.findByLabelText('First name'), 'Robin');
    await send();
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
  });

  it('sends nothing while an answer is missing', async () => {
    const { requests } = open();
    await screen.findByLabelText('First name');
    await send();
    expect((await screen.findAllByText('First name is required.')).length).toBeGreaterThan(0);
    expect(registrations(requests)).toEqual([]);
  });

  it('shows messages at their fields, the others in a toast, and keeps the answers', async () => {
    const { toasts } = open([
      failure(register, 422, {
        message: 'Check the form.',
        validation_messages: { first_name: ['Too short.'], source: ['Unknown source.'] },
      }),
    ]);
    await userEvent.type(await screen.findByLabelText('First name'), 'R');
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/Too short\./),
    );
    expect(screen.getByLabelText('First name')).toHaveValue('R');
    expect(screen.queryByText('Check the form.')).not.toBeInTheDocument();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: '',
      type: 'danger',
      validationMessages: { source: ['Unknown source.'] },
    });
  });

  it.each([
    [419, 'Something has gone wrong, please reload and try again.'],
    [500, 'Something has gone wrong, please try again.'],
  ])('says what a %i means, and a retry carries the same key', async (status, banner) => {
    const { requests } = open([failure(register, status)]);
    await userEvent.type(await screen.findByLabelText('First name'), 'Robin');
    await send();
    expect(await screen.findByText(banner)).toBeInTheDocument();
    await send();
    await waitFor(() => expect(registrations(requests)).toHaveLength(2));
    const keys = requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('says when the form cannot be loaded, and tries again', async () => {
    renderWithPlatform(<RegisterScreen />, { path: '/register', answers: [failure(dataFields, 500)] });
    expect(await screen.findByText('The form could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
