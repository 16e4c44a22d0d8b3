import { Button, EmptyState, Stack } from 'shared-ui/core';
import { useSession } from '../../hooks/platform-hooks.ts';
import { usePlatform } from '../../platform-context.ts';
import { texts } from '../../texts/en.ts';
import { LoadingScreen } from '../screens/full-page-screens.tsx';

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
