import { type GuestPass, guestPasses } from 'shared-contracts/api/packages';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { ScreenNotFound, useApiQuery } from 'shared-platform';
import { Box, Card, Chip, EmptyState, Heading, Stack, Text } from 'shared-ui/core';
import { ListStates } from '../../parts/list-states.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.guestPasses;

/** What the person may bring guests with, those that are good first. */
export function GuestPassList() {
  const query = useApiQuery(guestPasses, {});
  // The tenant has stopped giving them since this page was loaded.
  if (query.error?.kind === 'not-found') throw new ScreenNotFound();
  return (
    <ListStates
      query={query}
      words={words}
      empty={
        <EmptyState icon="people" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      }
    >
      {(items) => (
        <Stack component="ul" spacing={2} aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((pass) => (
            <GuestPassCard key={pass.id} pass={pass} />
          ))}
        </Stack>
      )}
    </ListStates>
  );
}

function GuestPassCard({ pass: { name, state, code, validUntil, usedAt } }: { pass: GuestPass }) {
  return (
    <Card component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Heading level={2} size={3}>
          {name}
        </Heading>
        <Chip tone={state === 'open' ? 'success' : 'neutral'}>{words.states[state]}</Chip>
      </Box>
      {state === 'open' && (
        <Text>
          {words.code} <strong>{code}</strong>
        </Text>
      )}
      <Text tone="muted">
        {usedAt === null ? words.until(displayDay(validUntil)) : words.used(displayDay(siteDay(usedAt)))}
      </Text>
    </Card>
  );
}
