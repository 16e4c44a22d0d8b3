import { type ReactNode, useId } from 'react';
import { mandate } from 'shared-contracts/api/payments';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Box, Card, Chip, Heading } from 'shared-ui/core';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { Facts } from '../../parts/facts.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.directDebit;

/**
 * The Direct Debit the person pays by, with what is collected next; nothing for whoever pays by none.
 * @param action what can be done about it.
 */
export function DirectDebit({ action }: { action: ReactNode }) {
  const titleId = useId();
  const { state, data, error, reload } = useApiQuery(mandate, {});
  if (state === 'loading') return <CardSkeleton label={words.loading} />;
  if (!data) return <LoadFailure title={words.failed} message={error?.message} onRetry={reload} />;
  if (!data.mandate) return null;
  const { status, nextPayment, accountHolder, accountEnding, reference, serviceUserName } = data.mandate;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Heading level={2} size={3} id={titleId}>
          {words.title}
        </Heading>
        {status === 'pending' && <Chip tone="info">{words.pending}</Chip>}
      </Box>
      <Facts
        facts={[
          {
            label: words.next,
            value: nextPayment
              ? words.nextPayment(nextPayment.amount.formatted, displayDay(nextPayment.day))
              : words.nothingNext,
          },
          { label: words.account, value: words.accountEnding(accountEnding) },
          { label: words.holder, value: accountHolder },
          { label: words.onStatement, value: words.statement(serviceUserName, reference) },
        ]}
      />
      {action}
    </Card>
  );
}
