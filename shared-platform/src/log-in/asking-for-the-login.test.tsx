// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import type { AppName } from 'shared-contracts/links';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useLocation } from '../router.ts';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { LoginDialogHost } from './login-dialog-host.tsx';
import { SessionRequests } from './session-requests.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
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

/** The dialog comes in a script of its own; here it is there already. */
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

  it.each(['my-account', 'online-joining'] as const)('gets the login page on %s', (app) => {
    const { bus } = open(app, 'embedded=true');
    act(() => void bus.emit('session:login-requested', { resume: null }));
    expect(address()).toBe('/login?redirect=%2Fnowhere%3Fx%3D1&embedded=true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
