import { useId } from 'react';
import type { Package } from 'shared-contracts/api/packages';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { Box, Card, Chip, type ChipProps, Disclosure, Heading, Stack, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const words = texts.packages;

const tones: Record<Package['state'], NonNullable<ChipProps['tone']>> = {
  current: 'success',
  'used-up': 'neutral',
  expired: 'warning',
};

/** A package with what is left of it, and where the rest went. */
export function PackageCard({ bought }: { bought: Package }) {
  const titleId = useId();
  const { name, state, totalUses, usesLeft, validUntil, uses } = bought;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Heading level={2} size={3} id={titleId}>
            {name}
          </Heading>
          <Chip tone={tones[state]}>{words.states[state]}</Chip>
        </Box>
        <Text size="lead" weight="bold">
          {words.left(usesLeft, totalUses)}
        </Text>
        {state !== 'used-up' && (
          <Text tone="muted">{validUntil === null ? words.noEnd : words.until(displayDay(validUntil))}</Text>
        )}
        {uses.length > 0 && (
          <Disclosure title={words.history}>
            <Box component="ul" aria-label={words.historyOf(name)} sx={{ m: 0, pl: 2.5 }}>
              {uses.map((use) => (
                <li key={use.usedAt}>{words.use(displayDay(siteDay(use.usedAt)), use.name)}</li>
              ))}
            </Box>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
