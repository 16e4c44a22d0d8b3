import { type Activity, activities } from 'shared-contracts/api/activities';
import type { Venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { ACTIVITY_KEY } from 'shared-contracts/timetable-days';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Chip, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { activityOfFacility } from './activity-of-facility.ts';

/** One line on a phone, where those beyond the edge are scrolled to: the timetable starts no lower for them. */
const List = styled('ul')({
  display: 'flex',
  gap: '8px',
  margin: '10px calc(-1 * var(--gutter)) 0',
  padding: '6px var(--gutter)',
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  '& > li': { flex: 'none' },
  '@media (min-width: 951px)': { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
});

const ToTimes = styled(Link)({
  position: 'relative',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '&::after': { content: '""', position: 'absolute', inset: '-12px -16px' },
});

const NONE: readonly Activity[] = [];

/** Facilities of a venue; one that an activity of the timetable is named after leads to its times. */
export function FacilityChips({ venue: { slug, facilities } }: { venue: Venue }) {
  const links = useLinks();
  const { data = NONE } = useApiQuery(activities, { params: { venue: slug } });
  return (
    <List aria-label={texts.timetable.facilities}>
      {facilities.map((facility) => {
        const activity = activityOfFacility(facility, data);
        return (
          <li key={facility}>
            <Chip tone="brand">
              {activity ? (
                <ToTimes
                  to={links.to(`${paths.venue(slug)}?${ACTIVITY_KEY}=${activity.slug}`)}
                  preventScrollReset
                >
                  {facility}
                </ToTimes>
              ) : (
                facility
              )}
            </Chip>
          </li>
        );
      })}
    </List>
  );
}

/** The facilities below the timetable, on a phone, which has no room for them in its first view. */
export const FacilitiesBelow = styled('section')({
  marginTop: '32px',
  '@media (min-width: 951px)': { display: 'none' },
});
