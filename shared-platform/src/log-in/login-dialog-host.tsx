import { lazy, Suspense, useEffect, useState } from 'react';
import type { EventPayload } from 'shared-contracts/events';
import { useAppName, useBus } from '../hooks/platform-hooks.ts';

const LoginDialog = lazy(() => import(/* webpackChunkName: "login-dialog" */ './login-dialog.tsx'));

/** Opens the login dialog when a part of the bookings host asks for it (shell specification 2). */
export function LoginDialogHost() {
  const bus = useBus();
  const app = useAppName();
  const [request, setRequest] = useState<EventPayload<'session:login-requested'> | null>(null);

  useEffect(() => {
    if (app !== 'bookings') return;
    const stops = [
      bus.on('session:login-requested', setRequest),
      bus.on('session:started', () => setRequest(null)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [app, bus]);

  if (!request) return null;
  function dismiss() {
    setRequest(null);
    bus.emit('session:login-dismissed', { resume: request?.resume ?? null });
  }
  return (
    <Suspense fallback={null}>
      <LoginDialog isResuming={request.resume !== null} onDismiss={dismiss} />
    </Suspense>
  );
}
