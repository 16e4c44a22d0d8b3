import type { Venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Heading, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '16px 24px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
});

/** The venue chosen before, one step from its timetable; the loud step unless the person searches for something. */
export function YourVenue({ venue, isSecond }: { venue: Venue; isSecond: boolean }) {
  const links = useLinks();
  return (
    <Root aria-labelledby="your-venue">
      <div>
        <Text id="your-venue" component="h2" size="small" tone="brand" weight="bold">
          {texts.findVenue.yourVenue}
        </Text>
        <Heading level={3} size={3}>
          {venue.name}
        </Heading>
        <Text size="small" tone="muted">
          {venue.town}, {venue.postcode}
        </Text>
      </div>
      <Button
        variant={isSecond ? 'quiet' : 'primary'}
        component={Link}
        to={links.to(paths.venue(venue.slug))}
        endIcon="arrow-right"
      >
        {texts.findVenue.goToTimetable}
      </Button>
    </Root>
  );
}
