import { useEffect, useRef } from 'react';
import { Card, Container, PageHeader } from 'shared-ui/core';
import { lazyPart } from '../boundaries/lazy-part.tsx';
import { useBus } from '../hooks/platform-hooks.ts';
import { LoadingScreen } from '../host/screens/full-page-screens.tsx';
import { texts } from '../texts/en.ts';

const LoginForm = lazyPart(
  async () => ({
    default: (await import(/* webpackChunkName: "login-form" */ './login-form.tsx')).LoginForm,
  }),
  { pending: () => <LoadingScreen /> },
);

/** Low at a kiosk; in words of its own, as this is part of every first view and the other styles of kiosks are not. */
const low = { 'html[data-kiosk] &': { paddingBlock: '20px 16px' } };

/** Notifications are clear of the form, whose button is at the foot of a phone. */
const above = {
  padding: 3,
  'html:has(&)': { '--toast-top': 'calc(var(--ui-header-height) + 4px)', '--toast-bottom': 'auto' },
};

/** The login as its own page. Anyone who asks for the login here is led to its first field. */
export function LoginScreen() {
  const bus = useBus();
  const card = useRef<HTMLDivElement>(null);
  useEffect(
    () => bus.on('session:login-requested', () => card.current?.querySelector('input')?.focus()),
    [bus],
  );
  return (
    <Container sx={{ maxWidth: 'var(--login-width, 520px)', paddingBottom: 8 }}>
      <PageHeader title={texts.logIn.title} sx={low} />
      <Card ref={card} sx={above}>
        <LoginForm />
      </Card>
    </Container>
  );
}
