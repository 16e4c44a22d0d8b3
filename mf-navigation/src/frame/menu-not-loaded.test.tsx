// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { setScreenWidth } from '../testing/page-state.ts';
import Header from './header.tsx';

vi.mock('./phone-menu.tsx', () => {
  throw new Error('The script did not arrive.');
});

afterEach(cleanup);

it('says that the menu could not be loaded, and the header stays', async () => {
  setScreenWidth(390);
  const { bus } = renderWithPlatform(<Header />);
  const told = vi.fn();
  bus.on('toast:requested', told);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith({
      content: 'The menu could not be loaded. Check your connection, then try again.',
      type: 'danger',
    }),
  );
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: 'Shopping basket' })).toBeTruthy();
});
