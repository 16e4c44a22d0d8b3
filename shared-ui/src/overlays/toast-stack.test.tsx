// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { ToastStack } from './toast-stack.tsx';

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'group'],
  ['neutral', 'group'],
] as const)('a %s toast has the role %s', (type, role) => {
  renderBranded(<ToastStack toasts={[{ id: 1, type, content: 'Added', closeAfter: 0 }]} onClose={vi.fn()} />);
  expect(screen.getByRole(role).textContent).toContain('Added');
  expect(screen.queryByText('Validation errors')).toBeNull();
});

const edge = () => screen.getByRole('group').style.getPropertyValue('--toast-colour');

test('its own colour replaces that of its type', () => {
  const toast = { id: 1, type: 'success', content: 'Added', closeAfter: 0 } as const;
  const { update } = renderBranded(<ToastStack toasts={[toast]} onClose={vi.fn()} />);
  expect(edge()).toBe('');
  update(<ToastStack toasts={[{ ...toast, colour: '#123456' }]} onClose={vi.fn()} />);
  expect(edge()).toBe('#123456');
});

test('every type has its own look', () => {
  const types = ['danger', 'warning', 'success', 'neutral'] as const;
  const toasts = types.map((type) => ({ id: type, type, content: type, closeAfter: 0 }));
  renderBranded(<ToastStack toasts={toasts} onClose={vi.fn()} />);
  const tones = types.map((type) =>
    screen.getByText(type).closest<HTMLElement>('[role]')?.style.getPropertyValue('--tone'),
  );
  expect(new Set(tones).size).toBe(types.length);
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Error',
    'Warning',
    'Success',
    'Information',
  ]);
});

test('lists every validation message under its title', () => {
  const validationMessages = ['The email must be valid.', 'Postcode is missing.'];
  renderBranded(
    <ToastStack
      toasts={[{ id: 'v', type: 'danger', closeAfter: 0, validationMessages }]}
      onClose={vi.fn()}
    />,
  );
  const toast = within(screen.getByRole('alert'));
  expect(toast.getByText('Validation errors')).toBeTruthy();
  expect(toast.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The email must be valid.',
    'Postcode is missing.',
  ]);
});

test('dismisses the toast whose button was pressed', async () => {
  const close = vi.fn();
  const { user } = renderBranded(
    <ToastStack
      toasts={[
        { id: 'a', content: 'First', closeAfter: 0 },
        { id: 'b', content: 'Second', closeAfter: 0 },
      ]}
      onClose={close}
    />,
  );
  const second = screen.getByText('Second').closest<HTMLElement>('[role="group"]');
  await user.click(within(second ?? document.body).getByRole('button', { name: 'Dismiss notification' }));
  expect(close).toHaveBeenCalledExactlyOnceWith('b');
});
