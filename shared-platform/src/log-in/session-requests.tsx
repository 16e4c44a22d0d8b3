import { useEffect } from 'react';
import { loginLink, paths } from 'shared-contracts/links';
import { useAppName, useBus, useFlags, useLinks } from '../hooks/platform-hooks.ts';
import { usePlatform } from '../platform-context.ts';
import { useLocation, useNavigate } from '../router.ts';

/**
 * Answers what remotes ask of the session: log out anywhere; log in by page on every host but bookings, where a dialog
 * opens (shell specification 2). At a kiosk logging out ends the whole turn, which is the kiosk's own affair.
 */
export function SessionRequests() {
  const bus = useBus();
  const app = useAppName();
  const { kiosk } = useFlags();
  const links = useLinks();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { session } = usePlatform();

  useEffect(() => {
    if (kiosk) return;
    return bus.on('session:logout-requested', () => void session.logout());
  }, [bus, kiosk, session]);
  useEffect(() => {
    if (app === 'bookings' || pathname === paths.login) return;
    return bus.on(
      'session:login-requested',
      () => void navigate(links.to(loginLink(`${pathname}${search}`))),
    );
  }, [app, bus, links, navigate, pathname, search]);
  return null;
}
