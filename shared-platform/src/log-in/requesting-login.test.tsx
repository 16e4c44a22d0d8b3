// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { AppName } from 'shared-contracts/links';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useLocation, useNavigate } from '../router.ts';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { LoginDialogHost } from './login-dialog-host.tsx';
import { LoginScreen } from './login-screen.tsx';
import { SessionRequests } from './session-requests.tsx';

let go: ReturnType<typeof useNavigate>;

function Address() {
  const { pathname, search } = useLocation();
  go = useNavigate();
  return (
    <>
      {pathname === '/login' && <LoginScreen />}
      <output aria-label="Address">{`${pathname}${search}`}</output>
    </>
  );
}

function open(app: AppName, flags = '') {
  window.history.replaceState(null, '', `/?${flags}`);
  const page = (
    <>
      <SessionRequests />
      <LoginDialogHost />
      <Address />
    </>
  );
  return renderWithPlatform(page, { app, path: '/nowhere?x=1' });
}
const address = () => screen.getByLabelText('Address').textContent;

/** The dialog comes in its own script; here it is there already. */
beforeAll(async () => void (await import('./login-dialog.tsx')));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('a part that asks for the login', () => {
  it('gets a dialog over the page on the bookings host', async () => {
    const { bus } = open('bookings');
    act(() => void bus.emit('session:login-requested', { resume: null }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    expect(within(dialog).getByLabelText('Password')).toBeInTheDocument();
    expect(address()).toBe('/nowhere?x=1');
  });

  it('gets no dialog over the login page, but its first field', async () => {
    const { bus } = open('bookings');
    act(() => void go('/login'));
    const username = await screen.findByLabelText('Email address or customer ID');
    act(() => void bus.emit('session:login-requested', { resume: null }));
    expect(username).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps no dialog where a guard leads to the login page in the meantime', async () => {
    const { bus } = open('bookings');
    act(() => void bus.emit('session:login-requested', { resume: null }));
    await screen.findByRole('dialog', { name: 'Log in' });
    act(() => void go('/login'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => void go('/nowhere'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['my-account', 'online-joining'] as const)('gets the login page on %s', (app) => {
    const { bus } = open(app, 'embedded=true');
    act(() => void bus.emit('session:login-requested', { resume: null }));
    expect(address()).toBe('/login?redirect=%2Fnowhere%3Fx%3D1&embedded=true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
