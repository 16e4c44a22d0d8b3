// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
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
  renderWithPlatform(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const failure = await screen.findByRole('alertdialog', { name: 'This could not be opened.' });
  expect(within(failure).getByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(within(failure).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: 'Shopping basket' })).toBeTruthy();
});
