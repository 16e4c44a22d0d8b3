import { Fragment } from 'react';
import { stateToday } from 'shared-contracts/api/hours-today';
import type { Venue } from 'shared-contracts/api/venues';
import { formatMiles } from 'shared-contracts/distance';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Chip, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';

const Root = styled('button')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  width: '100%',
  minHeight: 64,
  padding: '10px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  '&[aria-current]': { borderColor: 'var(--brand-strong)', background: 'var(--brand-wash)' },
  '&:focus-visible': { borderRadius: 'var(--ui-radius)', outlineOffset: 0 },
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
});

/** A part of a line that breaks before it rather than within. */
const Piece = styled('span')({ display: 'inline-block' });

/** The state of a venue at the moment the dialog shows it; `null` where its hours of the day are not known. */
function openText({ hoursToday }: Venue): string | null {
  const state = stateToday(hoursToday, new Date());
  if (!state) return null;
  if (state.isOpen) return state.until === null ? near.openAllDay : near.openUntil(state.until);
  return state.opens === null ? near.closed : near.opensAt(state.opens);
}

interface Props {
  option: ListedVenue;
  /** Distances are measured from the middle of a postcode district. */
  isApproximate: boolean;
  isPresent: boolean;
  onChoose(venue: Venue): void;
}

/** A venue to choose: its name, where it is, how far away, and until when it is open. */
export function VenueOption({ option: { venue, metres }, isApproximate, isPresent, onChoose }: Props) {
  const distance = isApproximate ? near.aboutDistance : near.distance;
  const further = [metres === null ? null : distance(formatMiles(metres)), openText(venue)];
  return (
    <Root type="button" aria-current={isPresent ? 'true' : undefined} onClick={() => onChoose(venue)}>
      <span>
        <Text component="span" weight="bold" sx={{ display: 'block' }}>
          {venue.name}
        </Text>{' '}
        <Text component="span" size="small" tone="muted">
          {venue.town}, {venue.postcode}
          {further.map(
            (piece) =>
              piece !== null && (
                <Fragment key={piece}>
                  {' · '}
                  <Piece>{piece}</Piece>
                </Fragment>
              ),
          )}
        </Text>
      </span>
      {isPresent && (
        <Chip tone="brand" icon="check" sx={{ px: 0 }}>
          {texts.chooseVenue.yourVenue}
        </Chip>
      )}
    </Root>
  );
}
