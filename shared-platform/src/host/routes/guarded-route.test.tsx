// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { currentUser } from 'shared-contracts/api/auth';
import { describe, expect, it } from 'vitest';
import { Route, Routes, useLocation } from '../../router.ts';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { failure } from '../../testing/test-transport.ts';
import { testUser } from '../../testing/test-user.ts';
import { GuardedRoute } from './guarded-route.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

const site = (guard: 'customer' | 'visitor') => (
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

  it('waits while the person is being loaded', async () => {
    renderWithPlatform(site('customer'), {
      path: '/kept',
      user: testUser,
      answers: [failure(currentUser, 'cut')],
    });
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(screen.queryByText('The kept page')).not.toBeInTheDocument();
  });

  it('sends a logged-in person from a visitor page to the redirect value, on this site only', async () => {
    renderWithPlatform(site('visitor'), { path: '/kept?redirect=%2Fbasket', user: testUser });
    expect(await screen.findByText('/basket')).toBeInTheDocument();
  });

  it('counts a foreign redirect as home', async () => {
    renderWithPlatform(site('visitor'), { path: '/kept?redirect=%2F%2Fevil.example', user: testUser });
    expect(await screen.findByText('/')).toBeInTheDocument();
  });
});
