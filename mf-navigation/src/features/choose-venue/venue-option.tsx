import { Fragment } from 'react';
import { stateToday } from 'shared-contracts/api/hours-today';
import type { Venue } from 'shared-contracts/api/venues';
import { formatMiles } from 'shared-contracts/distance';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Chip, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';

const Root = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  width: '100%',
  height: '100%',
  minHeight: 64,
  padding: '12px 12px 12px 16px',
  border: 0,
  borderRadius: 'calc(var(--ui-radius) - 1px)',
  background: 'none',
  color: 'var(--ui-text)',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 140ms ease',
  '&[aria-current]': { background: 'var(--brand-wash)' },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (hover: hover)': { '&:hover': { background: 'var(--brand-wash)' } },
});

/** Clips the dot before the first piece of every line. */
const Clip = styled('span')({ display: 'block', overflow: 'hidden' });

const Pieces = styled('span')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -16 });

/** A part of a line that breaks before it rather than within. */
const Piece = styled('span')({
  position: 'relative',
  paddingInlineStart: 16,
  '&[data-distance]': { fontWeight: 600, color: 'var(--ui-text)' },
  '&::before': { content: "'·' / ''", position: 'absolute', insetInlineStart: 6 },
});

/** The state of a venue at the moment the dialog shows it; `null` where its hours of the day are not known, and of an open one among all of them. */
function openText({ hoursToday }: Venue, isOneOfAll: boolean): string | null {
  const state = stateToday(hoursToday, new Date());
  if (!state) return null;
  if (state.isOpen && isOneOfAll) return null;
  if (state.isOpen) return state.until === null ? near.openAllDay : near.openUntil(state.until);
  return state.opens === null ? near.closed : near.opensAt(state.opens);
}

interface Props {
  option: ListedVenue;
  /** Distances are measured from the middle of a postcode district. */
  isApproximate: boolean;
  isPresent: boolean;
  /** One of all venues, where only what sets it apart is said: that it is closed. */
  isOneOfAll?: boolean | undefined;
  onChoose(venue: Venue): void;
}

/** A venue to choose: its name, where it is, how far away, and until when it is open. */
export function VenueOption(props: Props) {
  const { option, isApproximate, isPresent, isOneOfAll = false, onChoose } = props;
  const { venue, metres } = option;
  const distance = isApproximate ? near.aboutDistance : near.distance;
  const away = metres === null ? null : distance(formatMiles(metres));
  const pieces = [away, `${venue.town}, ${venue.postcode}`, openText(venue, isOneOfAll)].filter(
    (piece) => piece !== null,
  );
  return (
    <Root type="button" aria-current={isPresent ? 'true' : undefined} onClick={() => onChoose(venue)}>
      <span>
        <Text component="span" weight="bold" sx={{ display: 'block' }}>
          {venue.name}
        </Text>{' '}
        <Text component="span" size="small" tone="muted" sx={{ display: 'block' }}>
          <Clip>
            <Pieces>
              {pieces.map((piece, at) => (
                <Fragment key={piece}>
                  {at > 0 && ' '}
                  <Piece data-distance={piece === away || undefined}>{piece}</Piece>
                </Fragment>
              ))}
            </Pieces>
          </Clip>
        </Text>
        {isPresent && (
          <>
            {' '}
            <Chip tone="brand" icon="check" sx={{ px: 0 }}>
              {texts.chooseVenue.yourVenue}
            </Chip>
          </>
        )}
      </span>
      <Icon name="chevron-right" size={20} />
    </Root>
  );
}
