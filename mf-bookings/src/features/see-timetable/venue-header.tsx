import type { Venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Chip, PageHeader, Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const words = texts.timetable;

const Facilities = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});

const address = ({ address1, address2, town, postcode }: Venue): string =>
  [address1, address2, town, postcode].filter(Boolean).join(', ');

/** Which venue this is and where. */
export function VenueHeader({ venue }: { venue: Venue }) {
  const links = useLinks();
  return (
    <PageHeader
      title={venue.name}
      lead={
        <>
          {address(venue)}
          {venue.facilities.length > 0 && (
            <Facilities aria-label={words.facilities}>
              {venue.facilities.map((facility) => (
                <li key={facility}>
                  <Chip tone="brand">{facility}</Chip>
                </li>
              ))}
            </Facilities>
          )}
        </>
      }
      actions={
        venue.displayVenueSelectionButton && (
          <Button
            component={Link}
            to={links.to(paths.home)}
            variant="text"
            size="small"
            startIcon="pin"
            sx={{ mx: -1.5 }}
          >
            {words.changeVenue}
          </Button>
        )
      }
    />
  );
}

export function VenueHeaderSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <PageHeader
        title={<Skeleton width="min(420px, 80%)" height="1.1em" />}
        lead={<Skeleton width="min(340px, 90%)" />}
      />
    </div>
  );
}
