import { useId } from 'react';
import type { User } from 'shared-contracts/api/auth';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import type { Package } from 'shared-contracts/api/packages';
import type { ApiQuery } from 'shared-platform';
import { Heading, Stack } from 'shared-ui/core';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { MissingMandate } from '../../shared/missing-mandate.tsx';
import { texts } from '../../texts/en.ts';
import { SummaryCard } from './summary-card.tsx';
import { summaryEntries } from './summary-entries.ts';

const words = texts.glance;

interface Props {
  user: Pick<User, 'hasInstruction'>;
  memberships: ApiQuery<OwnMembership[]>;
  bought: ApiQuery<Package[]>;
  /** A more pressing matter is shown above; what this finds is said quietly. */
  hasReminder: boolean;
}

/** The person's memberships and packages; nothing for a person who has none, and nothing until both are known. */
export function AccountSummary({ user, memberships, bought, hasReminder }: Props) {
  const titleId = useId();
  const failed = [memberships, bought].find(({ state }) => state === 'error');
  if (failed) {
    return <LoadFailure title={words.failed} error={failed.error} onRetry={failed.reload} />;
  }
  if (!memberships.data || !bought.data) return null;
  const entries = summaryEntries(memberships.data, bought.data);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {words.title}
      </Heading>
      <Stack spacing={2}>
        <MissingMandate user={user} memberships={memberships.data} isQuiet={hasReminder} />
        {entries.map((entry) => (
          <SummaryCard key={entry.id} entry={entry} />
        ))}
      </Stack>
    </section>
  );
}
