import { facilityUses, slots } from 'shared-contracts/api/facilities';
import { siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { ACTIVITY_KEY, DAY_KEY } from 'shared-contracts/timetable-days';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Text, TextLink } from 'shared-ui/core';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { texts as words } from '../../texts/week.ts';
import { DayPart } from './week-layout.ts';

interface Props {
  venueSlug: string;
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
}

/** When courts of each kind are free on a day; nothing where none is. */
export function FreeCourts({ venueSlug, day, activity }: Props) {
  const params = { venue: venueSlug };
  const facilities = useApiQuery(facilityUses, { params });
  const forWhom = useAttendeeChoice();
  const times = useApiQuery(
    slots,
    { params, query: { date: day, ...forWhom.query } },
    { enabled: forWhom.isSettled },
  );
  const links = useLinks();
  const { search } = useLocation();
  const free = (facilities.data ?? [])
    .filter((facility) => activity === null || facility.activity.slug === activity)
    .map((facility) => ({
      facility,
      open: (times.data ?? []).filter((slot) => slot.facilityUse === facility.id && slot.bookable.canBook),
    }));
  return free.map(({ facility, open }) => {
    const [first] = open;
    if (!first) return null;
    const starts = open.map(({ startDate }) => siteTime(startDate)).join(', ');
    const isOnePrice = open.every(({ offer }) => offer.price === first.offer.price);
    const toCourts = new URLSearchParams(search);
    toCourts.delete('view');
    toCourts.set(DAY_KEY, day);
    toCourts.set(ACTIVITY_KEY, facility.activity.slug);
    return (
      <DayPart key={facility.id}>
        <TextLink component={Link} to={links.to(`${paths.venue(venueSlug)}?${toCourts}`)} weight="bold">
          {words.courtsOn(facility.name, weekday(day))}
        </TextLink>
        <Text size="small" tone="muted" data-personal>
          {words.freeAt(starts)}
          {isOnePrice && ` · ${first.offer.formattedPrice}`}
        </Text>
      </DayPart>
    );
  });
}
