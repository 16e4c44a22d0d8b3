import { dataFields } from 'shared-contracts/api/data-fields';
import { useApiQuery } from 'shared-platform';
import { NeedsScript } from 'shared-platform/host';
import { Button, Card, Container, EmptyState, PageHeader, Skeleton, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/register.ts';
import { RegisterForm } from './register-form.tsx';

/** The server's questions stay the same while the person answers, even if they are fetched again. */
const FRESH_FOR = Number.POSITIVE_INFINITY;

/** Opens an account with the tenant's questions. */
export default function RegisterScreen() {
  const fields = useApiQuery(
    dataFields,
    { query: { onboarding_type: 'customer_account_online' } },
    { staleTime: FRESH_FOR },
  );
  return (
    <Container sx={{ maxWidth: 720, paddingBottom: 8 }}>
      <PageHeader title={texts.registerTitle} lead={words.lead} />
      <NeedsScript />
      {fields.state === 'loading' && <FormSkeleton />}
      {fields.state === 'error' && (
        <EmptyState
          icon="error"
          title={words.failed}
          action={<Button onClick={fields.reload}>{words.tryAgain}</Button>}
        >
          {fields.error?.message}
        </EmptyState>
      )}
      {fields.data && <RegisterForm fields={fields.data} />}
    </Container>
  );
}

/** As long as a form usually is, so that what follows it is out of view before and after. */
const FIELDS = Array.from({ length: 9 }, (_, index) => index);

function FormSkeleton() {
  return (
    <Card sx={{ padding: 3 }}>
      <Stack spacing={3} role="status" aria-label={words.loading}>
        {FIELDS.map((field) => (
          <Skeleton key={field} height={76} />
        ))}
      </Stack>
    </Card>
  );
}
