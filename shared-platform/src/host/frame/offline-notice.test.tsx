// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

it('comes and goes with the connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderWithPlatform(<OfflineNotice />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
