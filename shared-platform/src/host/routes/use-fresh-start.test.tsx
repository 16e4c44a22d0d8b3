// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { logout } from 'shared-contracts/api/auth';
import { storageKeys } from 'shared-contracts/storage';
import { afterEach, expect, it } from 'vitest';
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
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('leads to the start once somebody has left, and not before', async () => {
  const { session } = open();
  act(() => void go('/location/sale?search=M33'));
  expect(screen.getByText('/location/sale?search=M33')).toBeInTheDocument();
  act(() => void session.logout());
  expect(await screen.findByText('/')).toBeInTheDocument();
  expect(sessionStorage.getItem(storageKeys.visitStart)).toBe(String(window.history.state.idx));
});

it('shows nothing of an address from before that', async () => {
  const { session } = open();
  act(() => void go('/location/sale?search=M33'));
  act(() => void session.logout());
  await screen.findByText('/');
  const start = Number(sessionStorage.getItem(storageKeys.visitStart));
  act(() => {
    window.history.replaceState({ idx: start - 1, key: 'earlier' }, '', '/location/sale?search=M33');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await waitFor(() => expect(screen.queryByText(/M33/)).not.toBeInTheDocument());
  expect(screen.getByText('waiting')).toBeInTheDocument();
});
