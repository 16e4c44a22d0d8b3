import { useId } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import type { Package } from 'shared-contracts/api/packages';
import { type ApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Heading, Notice, Stack, Text, TextLink } from 'shared-ui/core';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { SummaryCard } from './summary-card.tsx';
import { isMissingMandate, summaryEntries } from './summary-entries.ts';

const words = texts.glance;

interface Props {
  memberships: ApiQuery<OwnMembership[]>;
  bought: ApiQuery<Package[]>;
  hasInstruction: boolean;
  /** A more pressing matter is shown above; what this finds is said quietly. */
  hasReminder: boolean;
}

/** The person's memberships and packages; nothing for a person who has none, and nothing until both are known. */
export function AccountSummary({ memberships, bought, hasInstruction, hasReminder }: Props) {
  const titleId = useId();
  const failed = [memberships, bought].find(({ state }) => state === 'error');
  if (failed) {
    return <LoadFailure title={words.failed} message={failed.error?.message} onRetry={failed.reload} />;
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
        {!hasInstruction && isMissingMandate(memberships.data) && <MissingMandate isQuiet={hasReminder} />}
        {entries.map((entry) => (
          <SummaryCard key={entry.id} entry={entry} />
        ))}
      </Stack>
    </section>
  );
}

/** Says that nothing can be collected, and leads to where an account is named. */
function MissingMandate({ isQuiet }: { isQuiet: boolean }) {
  const links = useLinks();
  const to = links.to('/payments');
  if (isQuiet) {
    return (
      <Text>
        {words.mandate}.{' '}
        <TextLink component={Link} to={to}>
          {words.setUp}
        </TextLink>
      </Text>
    );
  }
  return (
    <Notice
      severity="warning"
      live={false}
      title={words.mandate}
      action={
        <Button variant="text" size="small" component={Link} to={to}>
          {words.setUp}
        </Button>
      }
    >
      {words.mandateText}
    </Notice>
  );
}
