// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { logout } from 'shared-contracts/api/auth';
import { storageKeys } from 'shared-contracts/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformContext, type PlatformServices } from '../../platform-context.ts';
import { BrowserRouter, useLocation, useNavigate } from '../../router.ts';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { answer } from '../../testing/test-transport.ts';
import { testUser } from '../../testing/test-user.ts';
import { useFreshStart } from './use-fresh-start.ts';

let go: ReturnType<typeof useNavigate>;

function Page() {
  const isOfThisVisit = useFreshStart();
  const { pathname, search } = useLocation();
  go = useNavigate();
  return <p>{isOfThisVisit ? `${pathname}${search}` : 'waiting'}</p>;
}

/** A page on the browser's own history, as people have it. */
function open(): PlatformServices {
  window.history.replaceState(null, '', '/');
  const { platform } = renderWithPlatform(null, { user: testUser, answers: [answer(logout, {})] });
  cleanup();
  render(
    <PlatformContext value={platform}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </PlatformContext>,
  );
  return platform;
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('leads to the start once someone has left, and not before', async () => {
  const { session } = open();
  act(() => void go('/location/sale?search=M33'));
  expect(screen.getByText('/location/sale?search=M33')).toBeInTheDocument();
  act(() => void session.logout());
  expect(await screen.findByText('/')).toBeInTheDocument();
  expect(sessionStorage.getItem(storageKeys.visit)).toBe('1');
});

it('shows nothing of an address from before that, and continues ahead of it', async () => {
  const ahead = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const { session } = open();
  act(() => void go('/location/sale?search=M33'));
  const earlier = window.history.state;
  act(() => void session.logout());
  await screen.findByText('/');
  act(() => {
    window.history.replaceState(earlier, '', '/location/sale?search=M33');
    window.dispatchEvent(new PopStateEvent('popstate', { state: earlier }));
  });
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(ahead).toHaveBeenCalledExactlyOnceWith(1);
  // The browser has nothing ahead: the start is opened instead.
  expect(await screen.findByText('/', undefined, { timeout: 3_000 })).toBeInTheDocument();
});

it('opens nothing at a kiosk whose next page is on its way, however late that is', async () => {
  vi.useFakeTimers();
  const ahead = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const { session, kiosk } = open();
  act(() => void go('/location/sale'));
  act(() => {
    void session.logout();
    kiosk.endKioskSession();
  });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(ahead).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/location/sale');
});

it('takes the address of a new document for one of this visit', async () => {
  const { session } = open();
  act(() => void session.logout());
  await waitFor(() => expect(sessionStorage.getItem(storageKeys.visit)).toBe('1'));
  await screen.findByText('/');
  cleanup();
  open();
  expect(screen.getByText('/')).toBeInTheDocument();
});
