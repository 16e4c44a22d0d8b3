import { lazy, Suspense } from 'react';
import { Card, Container, PageHeader } from 'shared-ui/core';
import { LoadingScreen } from '../host/screens/full-page-screens.tsx';
import { texts } from '../texts/en.ts';

const LoginForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "login-form" */ './login-form.tsx')).LoginForm,
}));

/** The login as a page of its own. */
export function LoginScreen() {
  return (
    <Container sx={{ maxWidth: 520, paddingBottom: 8 }}>
      <PageHeader title={texts.logIn.title} lead={texts.logIn.lead} />
      <Card sx={{ padding: 3 }}>
        <Suspense fallback={<LoadingScreen />}>
          <LoginForm />
        </Suspense>
      </Card>
    </Container>
  );
}
