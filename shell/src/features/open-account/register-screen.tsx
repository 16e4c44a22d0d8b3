import { dataFields } from 'shared-contracts/api/data-fields';
import { useApiQuery } from 'shared-platform';
import { Button, Card, Container, EmptyState, PageHeader, Skeleton, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/register.ts';
import { RegisterForm } from './register-form.tsx';

/** The questions of the form are the server's; they stay while the person answers, whatever is asked anew behind. */
const FRESH_FOR = Number.POSITIVE_INFINITY;

/** Opens an account by the questions the tenant asks. */
export default function RegisterScreen() {
  const fields = useApiQuery(
    dataFields,
    { query: { onboarding_type: 'customer_account_online' } },
    { staleTime: FRESH_FOR },
  );
  return (
    <Container sx={{ maxWidth: 720, paddingBottom: 8 }}>
      <PageHeader title={texts.registerTitle} lead={words.lead} />
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

function FormSkeleton() {
  return (
    <Card sx={{ padding: 3 }}>
      <Stack spacing={3} role="status" aria-label={words.loading}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((field) => (
          <Skeleton key={field} height={76} />
        ))}
      </Stack>
    </Card>
  );
}
