import { packages } from 'shared-contracts/api/packages';
import { useApiQuery } from 'shared-platform';
import { EmptyState, Stack } from 'shared-ui/core';
import { ContactButton } from '../../shared/contact-button.tsx';
import { Illustration } from '../../shared/illustration.tsx';
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
        <EmptyState
          picture={<Illustration name="ticket" />}
          title={words.emptyTitle}
          action={<ContactButton variant="quiet" />}
        >
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
