// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { register, resetPassword } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, expectRefusalShown, refusing, renderWithPlatform, toastsOf } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import RegisterScreen from '../features/open-account/register-screen.tsx';
import ResetPasswordScreen from '../features/reset-password/reset-password-screen.tsx';

const questions = answer(dataFields, {
  checksum: 'c1',
  sections: [
    {
      sectionName: 'About you',
      sectionReference: 'you',
      sectionFields: [
        exampleField('first_name', 'First name'),
        exampleField('address.post_code', 'Postcode'),
      ],
    },
  ],
});

const forms = [
  {
    form: 'registration',
    screen: <RegisterScreen />,
    path: '/register',
    answers: [questions, refusing(register, ['first_name', 'address.post_code'])],
    typed: { 'First name (optional)': 'Sam', 'Postcode (optional)': 'M33' },
    submit: 'Create an account',
    fields: { first_name: /First name/, 'address.post_code': /Postcode/ },
  },
  {
    form: 'reset password',
    screen: <ResetPasswordScreen />,
    path: '/reset-password#secret-token',
    answers: [refusing(resetPassword, ['password', 'password_confirmation'])],
    typed: { 'New password': 'Passw0rd!', 'Repeat new password': 'Passw0rd!' },
    submit: 'Set password',
    fields: { password: 'New password', password_confirmation: 'Repeat new password' },
  },
] as const;

afterEach(cleanup);

describe.each(forms)('a refusal: $form', ({ screen: shown, path, answers, typed, submit, fields }) => {
  it('is shown at its fields and in the summary, and typed answers are kept', async () => {
    const toasts = toastsOf(renderWithPlatform(shown, { path, answers: [...answers] }));
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(await screen.findByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await expectRefusalShown(fields, toasts);
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
  });
});
