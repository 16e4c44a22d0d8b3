import type { Venue } from 'shared-contracts/api/venues';
import { formatMiles } from 'shared-contracts/distance';
import { Link } from 'shared-platform/router';
import { Button, Chip, Heading, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const words = texts.centre;

/** All of a card leads where its button does. */
const Root = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '16px 20px',
  '& a': { position: 'static' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  scrollMarginBlock: '16px',
  '&[data-selected]': {
    borderColor: 'var(--brand-strong)',
    boxShadow: 'inset 0 0 0 1px var(--brand-strong)',
  },
});

const Distance = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
  color: 'var(--brand-strong)',
  fontWeight: 700,
  fontSize: '0.9375rem',
});

/** The distance shares a line with the button where there is room, so that more centres are in view. */
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 'auto',
  '& > a': { flex: '1 1 auto' },
});

interface Props {
  centre: Venue;
  /** From where the person searched; `null` where that is not known. */
  metres: number | null;
  /** Measured from the middle of a postcode district. */
  isApproximate: boolean;
  isSelected: boolean;
  /** Its own address, which works without scripts, too. */
  address: string;
  /** It is about to be followed. */
  onFollow(centre: Venue): void;
}

/** An address in a line, without the parts that the centre does not have; its postcode is not broken. */
const addressLine = ({ address1, address2, town, postcode }: Venue) =>
  `${[address1, address2, town].filter(Boolean).join(', ')} ${postcode?.replace(' ', '\u00a0') ?? ''}`;

/** A centre to choose. */
export function CentreCard({ centre, metres, isApproximate, isSelected, address, onFollow }: Props) {
  return (
    <Root data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
      {isSelected && (
        <Chip tone="brand" icon="check" sx={{ alignSelf: 'start' }}>
          {words.selected}
        </Chip>
      )}
      <Heading level={3} size={4}>
        {centre.name}
      </Heading>
      <Text component="address" size="small" tone="muted" sx={{ fontStyle: 'normal' }}>
        {addressLine(centre)}
      </Text>
      <Foot>
        {metres !== null && (
          <Distance>
            <Icon name="pin" size={18} />
            {(isApproximate ? words.aboutDistance : words.distance)(formatMiles(metres))}
          </Distance>
        )}
        <Button
          component={Link}
          to={address}
          variant="quiet"
          size="small"
          aria-label={words.chooseThis(centre.name)}
          onClick={() => onFollow(centre)}
        >
          {words.choose}
        </Button>
      </Foot>
    </Root>
  );
}
