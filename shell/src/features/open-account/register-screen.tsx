import { dataFields } from 'shared-contracts/api/data-fields';
import { loginLink, safeRedirect } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { NeedsScript } from 'shared-platform/host';
import { Link, useSearchParams } from 'shared-platform/router';
import {
  Box,
  Button,
  Card,
  Container,
  EmptyState,
  PageHeader,
  Skeleton,
  Stack,
  TextLink,
} from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/register.ts';
import { FORM_PADDING, RegisterForm } from './register-form.tsx';

/** The server's questions stay the same while the person answers, even if they are fetched again. */
const FRESH_FOR = Number.POSITIVE_INFINITY;

/** Opens an account with the tenant's questions. */
export default function RegisterScreen() {
  const links = useLinks();
  const [query] = useSearchParams();
  const destination = safeRedirect(query.get('redirect'));
  const fields = useApiQuery(
    dataFields,
    { query: { onboarding_type: 'customer_account_online' } },
    { staleTime: FRESH_FOR },
  );
  return (
    <Container sx={{ maxWidth: 720, paddingBottom: 8 }}>
      <PageHeader
        title={texts.registerTitle}
        lead={
          <>
            {words.lead}
            <Box component="span" sx={{ display: 'block', mt: 1 }}>
              <TextLink component={Link} to={links.to(loginLink(destination))}>
                {words.haveAccount}
              </TextLink>
            </Box>
          </>
        }
      />
      <NeedsScript />
      {fields.state === 'loading' && <FormSkeleton />}
      {fields.state === 'error' && (
        <Card padding="none">
          <EmptyState
            icon="error"
            title={words.failed}
            action={<Button onClick={fields.reload}>{words.tryAgain}</Button>}
          >
            {fields.error?.message}
          </EmptyState>
        </Card>
      )}
      {fields.data && <RegisterForm fields={fields.data} destination={destination} />}
    </Container>
  );
}

/** As long as a form usually is, so that what follows it is out of view before and after. */
const SECTIONS = [['first', 'last', 'birthday'], ['email', 'postcode'], ['password']];

function FormSkeleton() {
  return (
    <Card sx={{ padding: FORM_PADDING }}>
      <Stack spacing={5} role="status" aria-label={words.loading}>
        {SECTIONS.map((section) => (
          <Stack key={section[0]} spacing={3}>
            <Skeleton width="40%" height={26} />
            {section.map((field) => (
              <Stack key={field} spacing={1}>
                <Skeleton width="30%" height={18} />
                <Skeleton height={48} />
              </Stack>
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
