import type { ReactNode } from 'react';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useSite } from 'shared-platform';
import { Button, Card, EmptyState, Stack } from 'shared-ui/core';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { MembershipCard } from './membership-card.tsx';

const words = texts.memberships;

/** The memberships of the person: those that are good first, those that have ended last. */
export function MembershipList({ renderAction }: { renderAction(membership: OwnMembership): ReactNode }) {
  const links = useLinks();
  const { onlineJoiningEnabled } = useSite();
  const { state, data, error, reload } = useApiQuery(ownMemberships, {});
  if (state === 'loading') return <CardSkeleton label={words.loading} />;
  if (!data) return <LoadFailure title={words.failed} message={error?.message} onRetry={reload} />;
  if (data.length === 0) {
    return (
      <Card padding="none">
        <EmptyState
          icon="people"
          title={words.emptyTitle}
          action={
            onlineJoiningEnabled && (
              <Button href={links.cross('online-joining', paths.home)}>{words.buy}</Button>
            )
          }
        >
          {onlineJoiningEnabled ? words.emptyText : words.emptyTextAtCentre}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack spacing={3}>
      {data.map((membership) => (
        <MembershipCard key={membership.id} membership={membership} action={renderAction(membership)} />
      ))}
    </Stack>
  );
}
