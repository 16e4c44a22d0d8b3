// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { TextField } from './text-field.tsx';

const errors = [{ fieldId: 'email', message: 'Enter an email address.' }, { message: 'Choose how to pay.' }];

const form = (attempt: number, shown = errors) => (
  <>
    <FormErrorSummary errors={shown} attempt={attempt} />
    <TextField id="email" label="Email" />
  </>
);

test('is not rendered without errors', () => {
  renderBranded(form(0, []));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('takes focus when it appears and again with the next attempt', () => {
  const { update } = renderBranded(form(1));
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  screen.getByRole('textbox').focus();
  update(form(1));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  update(form(2));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('links to the field', async () => {
  const { user } = renderBranded(form(1));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Enter an email address.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});
