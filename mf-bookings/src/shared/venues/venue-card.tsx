import { type Venue, venue as venueCall } from 'shared-contracts/api/venues';
import { formatMiles } from 'shared-contracts/distance';
import { paths } from 'shared-contracts/links';
import { useApi, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Chip, Heading, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { OpenToday } from './open-today.tsx';

const words = texts.findVenue;
const FACILITIES_SHOWN = 3;

/** The frame of a venue, and of one on its way. */
export const VenueFrame = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  padding: '20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  transition: 'border-color 140ms ease, box-shadow 140ms ease',
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'var(--brand-strong)', boxShadow: '0 6px 20px -12px rgb(31 28 24 / 0.35)' },
  },
});

/** One link, as large as the card. */
const WholeCardLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--ui-radius)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '3px solid var(--focus-ring, var(--brand-focus))',
    outlineOffset: '2px',
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

const Facilities = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  margin: 'auto 0 0',
  padding: '10px 0 0',
  listStyle: 'none',
});

/** A venue to choose, with its distance where it is known. */
export function VenueCard({
  venue,
  metres,
  isApproximate = false,
}: {
  venue: Venue;
  metres: number | null;
  /** The distance is measured from the middle of a postcode district. */
  isApproximate?: boolean;
}) {
  const links = useLinks();
  const api = useApi();
  // The venue's known data is passed to its page, which then has nothing to wait for.
  const sendAhead = () => api.setAnswer(venueCall, { params: { venue: venue.slug } }, venue);
  const shown = venue.facilities.slice(0, FACILITIES_SHOWN);
  const hidden = venue.facilities.length - shown.length;
  return (
    <VenueFrame data-venue={venue.slug}>
      <Heading level={3} size={4}>
        <WholeCardLink to={links.to(paths.venue(venue.slug))} onClick={sendAhead}>
          {venue.name}
        </WholeCardLink>
      </Heading>
      <Text size="small" tone="muted">
        {venue.town}, {venue.postcode}
      </Text>
      <OpenToday venue={venue} />
      {metres !== null && (
        <Distance>
          <Icon name="pin" size={18} />
          {(isApproximate ? words.aboutDistance : words.distance)(formatMiles(metres))}
        </Distance>
      )}
      {shown.length > 0 && (
        <Facilities aria-label={words.facilities}>
          {shown.map((facility) => (
            <li key={facility}>
              <Chip>{facility}</Chip>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Chip>{words.moreFacilities(hidden)}</Chip>
            </li>
          )}
        </Facilities>
      )}
    </VenueFrame>
  );
}
