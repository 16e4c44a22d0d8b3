import { useId } from 'react';
import type { Package } from 'shared-contracts/api/packages';
import { siteDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import {
  Box,
  Button,
  Card,
  Chip,
  type ChipProps,
  Disclosure,
  Heading,
  Stack,
  styled,
  Text,
} from 'shared-ui/core';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { UseBar } from '../../shared/use-bar.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.packages;

const tones: Record<Package['state'], NonNullable<ChipProps['tone']>> = {
  current: 'success',
  'used-up': 'neutral',
  expired: 'warning',
};

/** One use a row, its day at the end. */
const Uses = styled('ul')({
  // The padding of its last row and of what opens is no space below the card's last line.
  margin: '0 0 -26px',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 24, paddingBlock: 10 },
  '& > li + li': { borderTop: '1px solid var(--ui-border)' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { flex: 'none' },
});

/** The time for which a package is good, or was; of one that is used up, where there is another. */
function validity({ state, validUntil }: Package): string {
  if (state === 'used-up') return words.another;
  if (validUntil === null) return words.noEnd;
  const day = unbrokenDate(validUntil);
  return state === 'expired' ? words.wasValid(day) : words.until(day);
}

/** A package with what is left of it, where the rest went, and the way to use it. */
export function PackageCard({ bought }: { bought: Package }) {
  const titleId = useId();
  const links = useLinks();
  const { name, state, totalUses, usesLeft, uses } = bought;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Heading level={2} size={3} id={titleId}>
            {name}
          </Heading>
          <Chip tone={tones[state]}>{words.states[state]}</Chip>
        </Box>
        <div>
          {state === 'current' && (
            <UseBar
              isMain
              label={words.bar(name)}
              value={usesLeft}
              total={totalUses}
              words={words.left(usesLeft, totalUses)}
            />
          )}
          {state === 'expired' && <Text>{words.left(usesLeft, totalUses)}</Text>}
          <Text tone="muted">{validity(bought)}</Text>
        </div>
        {state === 'current' && (
          <Box sx={{ paddingBlock: 0.5 }}>
            <Button variant="quiet" href={links.cross('bookings', paths.home)}>
              {texts.bookings.book}
            </Button>
          </Box>
        )}
        {uses.length > 0 && (
          <Disclosure title={words.history}>
            <Uses aria-label={words.historyOf(name)}>
              {uses.map((use) => (
                <li key={use.usedAt}>
                  <span>{use.name}</span>{' '}
                  <time dateTime={use.usedAt}>{unbrokenDate(siteDay(use.usedAt))}</time>
                </li>
              ))}
            </Uses>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
