import { paths } from 'shared-contracts/links';
import { useBus, useHasRoute, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Card, Stack, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** What a visitor finds in the drawer in place of an account. */
export function LoginPrompt({ onLeave }: { onLeave(): void }) {
  const bus = useBus();
  const links = useLinks();
  const canRegister = useHasRoute(paths.register);

  function logIn() {
    onLeave();
    bus.emit('session:login-requested', { resume: null });
  }

  return (
    <Card tone="brand">
      <Stack spacing={2}>
        <Text weight="bold">{texts.loginPrompt}</Text>
        <Button fullWidth onClick={logIn}>
          {texts.logIn}
        </Button>
        {canRegister && (
          <Button
            variant="secondary"
            fullWidth
            component={Link}
            to={links.to(paths.register)}
            onClick={onLeave}
          >
            {texts.createAccount}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
