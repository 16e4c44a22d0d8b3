import { type Activity, activities } from 'shared-contracts/api/activities';
import type { Venue } from 'shared-contracts/api/venues';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { paths } from 'shared-contracts/links';
import { ACTIVITY_KEY } from 'shared-contracts/timetable-days';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Chip, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { activityOfFacility } from './activity-of-facility.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '10px 0 0',
  padding: '6px 0',
  listStyle: 'none',
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
            <Chip tone={activity ? 'brand' : 'neutral'}>
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
  [AT_KIOSK]: { display: 'none' },
});
