import { useEffect, useState } from 'react';
import type { EventPayload } from 'shared-contracts/events';
import { paths } from 'shared-contracts/links';
import { lazyPart } from '../boundaries/lazy-part.tsx';
import { useAppName, useBus } from '../hooks/platform-hooks.ts';
import { WithoutTags } from '../legal/without-tags.tsx';
import { usePlatform } from '../platform-context.ts';
import { useLocation } from '../router.ts';

const LoginDialog = lazyPart(() => import(/* webpackChunkName: "login-dialog" */ './login-dialog.tsx'), {
  close: ({ onDismiss }) => onDismiss(),
});

/** Opens the login dialog when a part of the bookings host asks for it (shell specification 2), except over the login. */
export function LoginDialogHost() {
  const bus = useBus();
  const app = useAppName();
  const isAtLogin = useLocation().pathname === paths.login;
  const { consent } = usePlatform();
  const [request, setRequest] = useState<EventPayload<'session:login-requested'> | null>(null);

  useEffect(() => {
    if (app !== 'bookings') return;
    // A guard may lead to the login while the dialog is on its way: that page has the form already.
    if (isAtLogin) return setRequest(null);
    if (consent.takeLogin()) setRequest({ resume: null });
    const stops = [
      bus.on('session:login-requested', setRequest),
      bus.on('session:started', () => setRequest(null)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [app, bus, consent, isAtLogin]);

  if (!request) return null;
  function dismiss() {
    setRequest(null);
    bus.emit('session:login-dismissed', { resume: request?.resume ?? null });
  }
  return (
    <WithoutTags isLogin>
      <LoginDialog
        isResuming={request.resume !== null}
        onDismiss={dismiss}
        // Opening an account is another way in: what the visitor asked for waits for it.
        onLeave={() => setRequest(null)}
      />
    </WithoutTags>
  );
}
