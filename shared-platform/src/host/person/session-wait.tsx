import { Button, Container, EmptyState, Notice, Stack } from 'shared-ui/core';
import { useSession } from '../../hooks/platform-hooks.ts';
import { usePlatform } from '../../platform-context.ts';
import { texts } from '../../texts/en.ts';
import { LoadingScreen } from '../screens/full-page-screens.tsx';

/**
 * Says above a screen that everyone may see that its person cannot be loaded, with the two ways on. Whatever on it waits
 * for them would otherwise wait without a word.
 */
export function SessionProblem() {
  const session = useSession();
  const { session: controller } = usePlatform();
  const problem = session.status === 'checking' ? session.problem : null;
  if (!problem) return null;
  return (
    <Container sx={{ pt: 3 }}>
      <Notice
        severity="warning"
        title={texts.session.problemTitle}
        action={
          <Stack direction="row" spacing={2}>
            <Button variant="quiet" size="small" onClick={controller.reload}>
              {texts.session.tryAgain}
            </Button>
            <Button variant="text" size="small" onClick={() => void controller.logout()}>
              {texts.session.logOut}
            </Button>
          </Stack>
        }
      >
        {problem.message}
      </Notice>
    </Container>
  );
}

/** Stands where a person's screen will be until it is known who they are, and says so when that does not work. */
export function SessionWait() {
  const session = useSession();
  const { session: controller } = usePlatform();
  const problem = session.status === 'checking' ? session.problem : null;
  if (!problem) return <LoadingScreen />;
  return (
    <EmptyState
      icon="warning"
      title={texts.session.problemTitle}
      level={1}
      action={
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
          <Button onClick={controller.reload}>{texts.session.tryAgain}</Button>
          <Button variant="text" onClick={() => void controller.logout()}>
            {texts.session.logOut}
          </Button>
        </Stack>
      }
    >
      {problem.message}
    </EmptyState>
  );
}
