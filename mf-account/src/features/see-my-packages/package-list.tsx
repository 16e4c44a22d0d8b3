import { packages } from 'shared-contracts/api/packages';
import { useApiQuery } from 'shared-platform';
import { EmptyState, Stack } from 'shared-ui/core';
import { ListStates } from '../../shared/list-states.tsx';
import { texts } from '../../texts/en.ts';
import { PackageCard } from './package-card.tsx';

const words = texts.packages;

/** The packages of the person, those that are good first. */
export function PackageList() {
  const query = useApiQuery(packages, {});
  return (
    <ListStates
      query={query}
      words={words}
      empty={
        <EmptyState icon="ticket" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      }
    >
      {(items) => (
        <Stack spacing={3}>
          {items.map((bought) => (
            <PackageCard key={bought.id} bought={bought} />
          ))}
        </Stack>
      )}
    </ListStates>
  );
}
