import { useId } from 'react';
import type { WaitingListEntry } from 'shared-contracts/api/waiting-list';
import { Heading, Stack, Text } from 'shared-ui/core';
import { WaitingCard } from './waiting-card.tsx';

interface Props {
  title: string;
  about: string;
  entries: readonly WaitingListEntry[];
  /** Called once the person is off a list; keeps its identity. */
  onLeft(): void;
}

/** Classes that the person waits for, or has the offer of a place in; nothing without any. */
export function WaitingLists({ title, about, entries, onLeft }: Props) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1, mb: 2, textWrap: 'balance' }}>
        {about}
      </Text>
      <Stack spacing={2}>
        {entries.map((entry) => (
          <WaitingCard key={entry.session.id} entry={entry} isLoud={entry === entries[0]} onLeft={onLeft} />
        ))}
      </Stack>
    </section>
  );
}
