// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { ToastStack } from './toast-stack.tsx';

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['neutral', 'status'],
] as const)('a %s toast is announced as %s', (type, role) => {
  renderBranded(<ToastStack toasts={[{ id: 1, type, content: 'Added', closeAfter: 0 }]} onClose={vi.fn()} />);
  expect(screen.getByRole(role).textContent).toContain('Added');
});

test('lists every validation message under its title', () => {
  const validationMessages = [
    { field: 'Email', message: 'The email must be valid.' },
    { message: 'Postcode is missing.' },
  ];
  renderBranded(
    <ToastStack
      toasts={[{ id: 'v', type: 'danger', closeAfter: 0, validationMessages }]}
      onClose={vi.fn()}
    />,
  );
  const toast = within(screen.getByRole('alert'));
  expect(toast.getByText('Validation errors')).toBeTruthy();
  expect(toast.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Email: The email must be valid.',
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
  const second = screen.getByText('Second').closest<HTMLElement>('[role="status"]');
  await user.click(within(second ?? document.body).getByRole('button', { name: 'Dismiss notification' }));
  expect(close).toHaveBeenCalledExactlyOnceWith('b');
});
