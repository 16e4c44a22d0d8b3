// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dataFields } from 'shared-contracts/api/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import ConfirmEmailScreen from '../features/confirm-email/confirm-email-screen.tsx';
import RegisterScreen from '../features/open-account/register-screen.tsx';
import ResetPasswordScreen from '../features/reset-password/reset-password-screen.tsx';

afterEach(cleanup);

const questions = {
  checksum: 'c1',
  sections: [
    {
      sectionName: 'About you',
      sectionReference: 'about-you',
      sectionFields: [exampleField('firstName', 'First name', { isRequired: true })],
    },
  ],
};

it.each<[string, ReactNode, string, TestAnswer[], string]>([
  [
    'opening an account',
    <RegisterScreen key="register" />,
    '/register',
    [answer(dataFields, questions)],
    'Create an account',
  ],
  [
    'an account that cannot be opened',
    <RegisterScreen key="failed" />,
    '/register',
    [failure(dataFields, 500)],
    'Try again',
  ],
  ['a new password', <ResetPasswordScreen key="reset" />, '/reset-password#token', [], 'Set password'],
  [
    'an email address',
    <ConfirmEmailScreen key="email" />,
    '/confirm-email#token',
    [],
    'Yes, it’s my address',
  ],
])('%s has one loud button', async (_what, ui, path, answers, name) => {
  const { container } = renderWithPlatform(ui, {
    app: 'my-account',
    path,
    route: path.split('#')[0],
    answers,
  });
  await screen.findByRole('button', { name });
  expect(container.querySelectorAll('[data-variant="secondary"]').length).toBeLessThan(2);
  const loud = [...container.querySelectorAll('[data-variant="primary"]')];
  expect(loud.map(({ textContent }) => textContent?.trim())).toEqual([name]);
});
