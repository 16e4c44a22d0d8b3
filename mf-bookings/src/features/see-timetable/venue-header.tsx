import type { Venue } from 'shared-contracts/api/venues';
import { AT_KIOSK, onUprightKiosk, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { paths } from 'shared-contracts/links';
import { useFlags, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, PageHeader, Skeleton, styled, TextLink, VisuallyHidden } from 'shared-ui/core';
import { BAND_HEIGHT } from '../../shared/band-height.ts';
import { Heart } from '../../shared/heart.tsx';
import { Artwork } from '../../shared/pictures/artwork.tsx';
import { texts } from '../../texts/en.ts';
import { FacilityChips } from './facility-chips.tsx';
import { OpeningHours } from './opening-hours.tsx';

const words = texts.timetable;

const WIDE = '@media (min-width: 951px)';
const NARROW = '@media (max-width: 950.98px)';

/** A low band above the name on a phone; beside it where there is room, so that the timetable starts no lower. */
const Root = styled('div')({
  marginBottom: '-20px',
  '& > div:first-of-type': {
    height: `${BAND_HEIGHT}px`,
    marginInline: 'calc(-1 * var(--gutter))',
    overflow: 'hidden',
  },
  // The first classes are in view on a phone: the heart is beside the name.
  [NARROW]: {
    '& > div ~ div': { position: 'relative', paddingTop: '14px' },
    '& h1': { paddingInlineEnd: '48px' },
    '& h1 + div': { marginTop: '4px', fontSize: '1rem' },
    '& ul': { display: 'none' },
    '& > div ~ div > div + div': {
      position: 'absolute',
      insetBlockStart: '12px',
      insetInlineEnd: '-12px',
    },
  },
  [WIDE]: {
    display: 'grid',
    marginBottom: 0,
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    columnGap: '40px',
    '& > div:first-of-type': {
      position: 'relative',
      gridColumn: 2,
      gridRow: 1,
      height: 'auto',
      margin: '20px 0 12px',
      borderRadius: 'var(--ui-radius)',
      '& > img': { position: 'absolute', inset: 0 },
    },
    // The heart follows the name.
    '& > div ~ div': {
      alignItems: 'start',
      justifyContent: 'start',
      columnGap: '12px',
      paddingBlock: '20px 12px',
    },
    // A long name keeps its line, and the buttons go below it.
    '& > div ~ div > div:first-of-type': {
      flex: '0 1 auto',
    },
    // The lines below the name reach under the heart, where there is one: it follows the name alone.
    '& :has(+ div) > h1 + div': { width: 'min(44vw, 640px)', marginInlineEnd: '-640px' },
  },
  ...onUprightKiosk({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 176px',
    columnGap: '24px',
    marginBottom: 0,
    '& > div:first-of-type': {
      gridColumn: 2,
      gridRow: 1,
      height: 'auto',
      margin: '20px 0 12px',
      borderRadius: 'var(--ui-radius)',
    },
    // The name has a line of its own; the way to another venue is beside the hours.
    '& > div ~ div': {
      gap: '8px 24px',
      paddingBlock: '20px 12px',
      '& > div:first-of-type': { display: 'contents' },
    },
    '& h1': { flex: '1 1 100%', fontSize: 'calc(2.25rem * var(--heading-scale))' },
    '& h1 + div': { flex: '1 1 0', minWidth: '220px', marginTop: 0 },
  }),
  // One line on a low display: name, address, hours and the way to another venue.
  [WIDE_VIEW]: {
    [AT_KIOSK]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div:first-of-type': { display: 'none' },
      '& > div ~ div': {
        alignItems: 'baseline',
        paddingBlock: '10px 0',
        '& > div:first-of-type, & h1 + div': {
          display: 'flex',
          maxWidth: 'none',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: '0 20px',
        },
        '& h1': { fontSize: '2rem' },
        '& h1 + div': { marginTop: 0, fontSize: '1.0625rem' },
      },
    },
  },
});

/** So much room for a character of the address, in em: no face of a brand is wider on average. */
const CHARACTER_WIDTH = 0.55;

/** Width of the directions beside it with the edges of a phone, in em. */
const BESIDE = 8;

/** The address with the directions, which end its first line on a phone. */
const AddressLine = styled('div')({
  [NARROW]: { display: 'flex', justifyContent: 'space-between', columnGap: '12px' },
});

/** Hours and the way to another venue. */
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

/** Subject of the drawing for a venue without a picture: its most telling facility, varied by its name. */
const subjectOf = ({ facilities, slug }: Venue) => [...facilities, slug].join(' ');

const address = ({ address1, address2, town }: Venue): string =>
  [address1, address2, town].filter(Boolean).join(', ');

/** The way to a venue. Phones open this address in their map app; it needs no key. */
const directionsTo = ({ lat, lng }: Venue): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/**
 * The venue's name, address, directions and picture. A kiosk links to no other site, has the way to another venue in its bar, and the facilities among the
 * activities below, so that the first classes are in view.
 */
export function VenueHeader({ venue }: { venue: Venue }) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const where = address(venue);
  const room = (where.length + (venue.postcode?.length ?? 0)) * CHARACTER_WIDTH + BESIDE;
  return (
    <Root>
      <div>
        <Artwork subject={subjectOf(venue)} format="banner" picture={venue.picture} />
      </div>
      <PageHeader
        title={venue.name}
        lead={
          <>
            <AddressLine>
              <span>
                {where}
                {venue.postcode && ', '}
                {/* The size of the type decides whether it has a line of its own, and not the face, which may come late. */}
                <Box component="span" sx={{ [`@media (max-width: ${room}em)`]: { display: 'block' } }}>
                  {venue.postcode}
                </Box>
              </span>{' '}
              {!kiosk && (
                <TextLink href={directionsTo(venue)} target="_blank" rel="noreferrer" weight="bold">
                  {words.directions}
                  <VisuallyHidden>{words.newTab}</VisuallyHidden>
                </TextLink>
              )}
            </AddressLine>
            <Line>
              <OpeningHours venue={venue} />
              {venue.displayVenueSelectionButton && !kiosk && (
                <Button
                  component={Link}
                  to={links.to(paths.home)}
                  variant="text"
                  size="small"
                  startIcon="pin"
                >
                  {words.changeVenue}
                </Button>
              )}
            </Line>
            {!kiosk && venue.facilities.length > 0 && <FacilityChips venue={venue} />}
          </>
        }
        actions={!kiosk && <Heart what={{ kind: 'venue', key: venue.slug, name: venue.name }} />}
      />
    </Root>
  );
}

export function VenueHeaderSkeleton() {
  return (
    <Root aria-busy="true">
      <div>
        <Skeleton height="100%" />
      </div>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <PageHeader
        title={<Skeleton width="min(420px, 80%)" height="1.1em" />}
        lead={<Skeleton width="60%" />}
      />
    </Root>
  );
}
