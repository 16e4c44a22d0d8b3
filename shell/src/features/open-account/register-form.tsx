import type { DataFields } from 'shared-contracts/data-fields';
import { loginLink, safeRedirect } from 'shared-contracts/links';
import { useLinks, useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { RegistrationForm } from 'shared-platform/personal-details';
import { Link, useNavigate, useSearchParams } from 'shared-platform/router';
import { Card, Stack, Text, TextLink } from 'shared-ui/core';
import { words } from '../../texts/register.ts';

/** The tenant's questions for a new account. A token in the answer logs the person in at once. */
export function RegisterForm({ fields }: { fields: DataFields }) {
  const { session } = usePlatform();
  const links = useLinks();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const destination = safeRedirect(query.get('redirect'));

  function goOn(token: string | undefined) {
    toast({ content: token ? words.done : words.doneWithoutToken, type: 'success' });
    if (token) session.adopt(token);
    else void navigate(links.to(loginLink(destination)), { replace: true });
  }

  return (
    <Stack spacing={3}>
      <Card sx={{ padding: { xs: 2, sm: 4 } }}>
        <RegistrationForm fields={fields} onRegistered={goOn} submitLabel={words.submit} />
      </Card>
      <Text>
        <TextLink component={Link} to={links.to(loginLink(destination))}>
          {words.haveAccount}
        </TextLink>
      </Text>
    </Stack>
  );
}
