import { Card, Container, PageHeader } from 'shared-ui/core';
import { lazyPart } from '../boundaries/lazy-part.tsx';
import { LoadingScreen } from '../host/screens/full-page-screens.tsx';
import { texts } from '../texts/en.ts';

const LoginForm = lazyPart(
  async () => ({
    default: (await import(/* webpackChunkName: "login-form" */ './login-form.tsx')).LoginForm,
  }),
  { pending: () => <LoadingScreen /> },
);

/** The login as a page of its own. */
export function LoginScreen() {
  return (
    <Container sx={{ maxWidth: 520, paddingBottom: 8 }}>
      <PageHeader title={texts.logIn.title} lead={texts.logIn.lead} />
      <Card sx={{ padding: 3 }}>
        <LoginForm />
      </Card>
    </Container>
  );
}
