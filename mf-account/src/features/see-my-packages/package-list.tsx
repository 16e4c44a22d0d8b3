import { packages } from 'shared-contracts/api/packages';
import { useApiQuery } from 'shared-platform';
import { Card, EmptyState, Stack } from 'shared-ui/core';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { PackageCard } from './package-card.tsx';

const words = texts.packages;

/** The packages of the person, those that are good first. */
export function PackageList() {
  const { state, data, error, reload } = useApiQuery(packages, {});
  if (state === 'loading') return <CardSkeleton label={words.loading} />;
  if (!data) return <LoadFailure title={words.failed} message={error?.message} onRetry={reload} />;
  if (data.length === 0) {
    return (
      <Card padding="none">
        <EmptyState icon="ticket" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack spacing={3}>
      {data.map((bought) => (
        <PackageCard key={bought.id} bought={bought} />
      ))}
    </Stack>
  );
}
