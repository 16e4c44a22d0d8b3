import { registerLink } from 'shared-contracts/links';
import { LoginButton, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Button, Card, Stack, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { returnPath } from './return-path.ts';

/** The content of the drawer for visitors, in place of the account. */
export function LoginPrompt({ onLeave }: { onLeave(): void }) {
  const links = useLinks();
  const { pathname, search } = useLocation();

  return (
    <Card tone="brand">
      <Stack spacing={2}>
        <Text weight="bold">{texts.loginPrompt}</Text>
        <LoginButton fullWidth onPress={onLeave}>
          {texts.logIn}
        </LoginButton>
        <Button
          variant="quiet"
          fullWidth
          component={Link}
          to={links.to(registerLink(returnPath(pathname, search)))}
          onClick={onLeave}
        >
          {texts.createAccount}
        </Button>
      </Stack>
    </Card>
  );
}
