import { useId } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { Box, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';
import { busiestTowns } from './venue-groups.ts';

const Towns = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '&[data-centred]': { justifyContent: 'center' },
});

const Town = styled('button')({
  minHeight: 40,
  padding: '4px 12px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius)',
  background: 'none',
  color: 'var(--ui-text)',
  font: 'inherit',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
});

interface Props {
  venues: readonly Venue[];
  /** Below a centred message. */
  isCentred?: boolean | undefined;
  onChoose(town: string): void;
}

/** The towns with the most venues, for those who share no location; nothing where there are none. */
export function TownChoices({ venues, isCentred, onChoose }: Props) {
  const titleId = useId();
  const towns = busiestTowns(venues);
  if (towns.length === 0) return null;
  return (
    <Box sx={isCentred ? { pt: 3, textAlign: 'center' } : {}}>
      <Text id={titleId} size="small" weight="bold">
        {near.towns}
      </Text>
      <Towns aria-labelledby={titleId} data-centred={isCentred}>
        {towns.map(({ name, count }) => (
          <li key={name}>
            <Town type="button" onClick={() => onChoose(name)}>
              {name}{' '}
              <Text component="span" size="small" tone="muted">
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{texts.chooseVenue.found(count)}</VisuallyHidden>
              </Text>
            </Town>
          </li>
        ))}
      </Towns>
    </Box>
  );
}
