import { useId } from 'react';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { packages } from 'shared-contracts/api/packages';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Heading, Notice, Stack } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { SummaryCard } from './summary-card.tsx';
import { isMissingMandate, summaryEntries } from './summary-entries.ts';

const words = texts.glance;

/**
 * The person's memberships and packages; nothing for a person who has none. Fetched after the first
 * view of the dashboard.
 */
export default function AccountSummary({ hasInstruction }: { hasInstruction: boolean }) {
  const titleId = useId();
  const links = useLinks();
  const memberships = useApiQuery(ownMemberships, {});
  const bought = useApiQuery(packages, {});
  const failed = [memberships, bought].find(({ state }) => state === 'error');
  if (failed) {
    return <LoadFailure title={words.failed} message={failed.error?.message} onRetry={failed.reload} />;
  }
  if (!memberships.data || !bought.data) return <CardSkeleton label={words.loading} />;
  const entries = summaryEntries(memberships.data, bought.data);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {words.title}
      </Heading>
      <Stack spacing={2}>
        {!hasInstruction && isMissingMandate(memberships.data) && (
          <Notice
            severity="warning"
            live={false}
            title={words.mandate}
            action={
              <Button variant="text" size="small" component={Link} to={links.to('/payments')}>
                {words.setUp}
              </Button>
            }
          >
            {words.mandateText}
          </Notice>
        )}
        {entries.map((entry) => (
          <SummaryCard key={entry.id} entry={entry} />
        ))}
      </Stack>
    </section>
  );
}
