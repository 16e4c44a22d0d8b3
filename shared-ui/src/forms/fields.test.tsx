// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { type ComponentPropsWithRef, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

const description = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('a text field is named by its label and described by hint and error', () => {
  const ref = createRef<HTMLInputElement>();
  renderBranded(
    <TextField
      ref={ref}
      label="Email"
      hint="We send your tickets there."
      error="Enter an email address."
      type="email"
      autoComplete="email"
      inputMode="email"
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(ref.current).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.autocomplete).toBe('email');
  expect(description(field)).toBe('We send your tickets there. | Enter an email address.');
});

test('a field without errors is not described', () => {
  renderBranded(<TextField label="First name" optional />);
  const field = screen.getByRole('textbox', { name: 'First name (optional)' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('a masked input replaces the plain one', async () => {
  function Digits({ mask, onChange, ...input }: ComponentPropsWithRef<'input'> & { mask?: string }) {
    return (
      <input
        {...input}
        data-mask={mask}
        onChange={(event) => {
          event.target.value = event.target.value.replace(/\D/g, '');
          onChange?.(event);
        }}
      />
    );
  }
  const ref = createRef<HTMLInputElement>();
  const { user } = renderBranded(
    <TextField
      label="Card number"
      ref={ref}
      inputComponent={Digits}
      inputComponentProps={{ mask: '0000' }}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  await user.type(field, '4a2');
  expect(field.value).toBe('42');
  expect(field.dataset.mask).toBe('0000');
  expect(field.className).not.toBe('');
  expect(ref.current).toBe(field);
});

test('a password is shown and hidden again', async () => {
  const { user } = renderBranded(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('a checkbox is ticked by its label and says what is wrong', async () => {
  const change = vi.fn();
  const { user } = renderBranded(
    <Checkbox label="I agree to the terms" error="Tick to agree." onChange={change} />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' });
  expect(description(box)).toBe('Tick to agree.');
  await user.click(screen.getByText('I agree to the terms'));
  expect(box.checked).toBe(true);
  expect(change).toHaveBeenCalledTimes(1);
});

test('a select offers its options', async () => {
  const { user } = renderBranded(
    <Select
      label="Title"
      placeholder="Choose"
      options={[
        { value: 'mr', label: 'Mr' },
        { value: 'ms', label: 'Ms' },
      ]}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Title' });
  expect(select.value).toBe('');
  await user.selectOptions(select, 'Ms');
  expect(select.value).toBe('ms');
});
