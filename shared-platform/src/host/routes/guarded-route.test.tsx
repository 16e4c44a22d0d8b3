// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, logout } from 'shared-contracts/api/auth';
import { describe, expect, it } from 'vitest';
import { Route, Routes, useLocation } from '../../router.ts';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { answer, failure } from '../../testing/test-transport.ts';
import { testUser } from '../../testing/test-user.ts';
import { GuardedRoute } from './guarded-route.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

const site = (guard?: 'customer' | 'visitor') => (
  <Routes>
    <Route path="/kept" element={<GuardedRoute guard={guard}>The kept page</GuardedRoute>} />
    <Route path="*" element={<Address />} />
  </Routes>
);

describe('a guarded route', () => {
  it('sends a logged-out person to the login with path and query', async () => {
    renderWithPlatform(site('customer'), { path: '/kept?day=1&x=2' });
    expect(await screen.findByText('/login?redirect=%2Fkept%3Fday%3D1%26x%3D2')).toBeInTheDocument();
  });

  it('shows itself to a customer', async () => {
    renderWithPlatform(site('customer'), { path: '/kept', user: testUser });
    expect(await screen.findByText('The kept page')).toBeInTheDocument();
  });

  it.each([
    [
      'to confirm who they are first, at the desk',
      'front-of-house',
      '/second-factor?redirect=%2Fkept%3Fday%3D1',
    ],
    ['nowhere else on another host', 'bookings', 'The kept page'],
  ] as const)('sends staff %s', async (_what, app, shown) => {
    const user = { ...testUser, staffRole: 'desk' as const, secondFactor: 'challenge' as const };
    renderWithPlatform(site('customer'), { app, path: '/kept?day=1', user });
    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it('waits while the person is being loaded', async () => {
    renderWithPlatform(site('customer'), {
      path: '/kept',
      user: testUser,
      answers: [{ endpoint: currentUser, respond: () => new Promise(() => undefined) }],
    });
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(screen.queryByText('The kept page')).not.toBeInTheDocument();
  });

  it('says so when the person cannot be loaded, and leaves them two ways on', async () => {
    let isBroken = true;
    const { platform } = renderWithPlatform(site('customer'), {
      path: '/kept',
      user: testUser,
      answers: [
        {
          endpoint: currentUser,
          respond: (request) =>
            (isBroken ? failure(currentUser, 403) : answer(currentUser, testUser)).respond(request),
        },
        answer(logout, {}),
      ],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We can’t load your account at the moment.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Unauthorised.')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The kept page')).toBeInTheDocument();
    isBroken = true;
    act(() => void platform.session.logout());
    expect(await screen.findByText(/^\/login/)).toBeInTheDocument();
  });

  it('lets a person whom the server cannot name log out', async () => {
    renderWithPlatform(site('customer'), {
      path: '/kept',
      user: testUser,
      answers: [failure(currentUser, 404), answer(logout, {})],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText(/^\/login/)).toBeInTheDocument();
  });

  it('sends a logged-in person from a visitor page to the redirect value, on this site only', async () => {
    renderWithPlatform(site('visitor'), { path: '/kept?redirect=%2Fbasket', user: testUser });
    expect(await screen.findByText('/basket')).toBeInTheDocument();
  });

  it('counts a foreign redirect as home', async () => {
    renderWithPlatform(site('visitor'), { path: '/kept?redirect=%2F%2Fevil.example', user: testUser });
    expect(await screen.findByText('/')).toBeInTheDocument();
  });

  it.each([403, 500])(
    'says above a page for everyone that its person cannot be loaded (%i)',
    async (status) => {
      let isBroken = true;
      renderWithPlatform(site(), {
        path: '/kept',
        user: testUser,
        answers: [
          {
            endpoint: currentUser,
            respond: (request) =>
              (isBroken ? failure(currentUser, status) : answer(currentUser, testUser)).respond(request),
          },
        ],
      });
      expect(await screen.findByText('We can’t load your account at the moment.')).toBeVisible();
      expect(screen.getByText('The kept page')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText('We can’t load your account at the moment.')).toBeNull());
      expect(screen.getByText('The kept page')).toBeVisible();
    },
  );

  it('says nothing above a page for everyone while the person is on their way', () => {
    renderWithPlatform(site(), {
      path: '/kept',
      user: testUser,
      answers: [{ endpoint: currentUser, respond: () => new Promise(() => undefined) }],
    });
    expect(screen.getByText('The kept page')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
