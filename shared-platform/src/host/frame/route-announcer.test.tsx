// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNavigate } from '../../router.ts';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

let go: (path: string) => void;
function Page() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return <RouteAnnouncer />;
}

afterEach(() => vi.useRealTimers());

it('tells the title of a new path, once its screen has set it, and nothing at first', () => {
  vi.useFakeTimers();
  document.title = 'Riverside | Find a venue';
  renderWithPlatform(<Page />, { path: '/' });
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  act(() => go('/basket'));
  document.title = 'Riverside | Basket';
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toHaveTextContent('Riverside | Basket');
  act(() => go('/basket?open=1'));
  document.title = 'Another';
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toHaveTextContent('Riverside | Basket');
});
