import { siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { ACTIVITY_KEY, DAY_KEY } from 'shared-contracts/timetable-days';
import { useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Text, TextLink } from 'shared-ui/core';
import { texts as words } from '../../texts/week.ts';
import type { FreeCourtsOfKind } from './use-free-courts.ts';
import { DayPart } from './week-layout.ts';

interface Props extends FreeCourtsOfKind {
  venueSlug: string;
  day: string;
}

/** When courts of a kind are free on a day, and the way to them. */
export function FreeCourts({ venueSlug, day, facility, open }: Props) {
  const links = useLinks();
  const { search } = useLocation();
  const [first] = open;
  const starts = open.map(({ startDate }) => siteTime(startDate)).join(', ');
  const isOnePrice = open.every(({ offer }) => offer.price === first.offer.price);
  const toCourts = new URLSearchParams(search);
  toCourts.delete('view');
  toCourts.set(DAY_KEY, day);
  toCourts.set(ACTIVITY_KEY, facility.activity.slug);
  return (
    <DayPart>
      <TextLink component={Link} to={links.to(`${paths.venue(venueSlug)}?${toCourts}`)} weight="bold">
        {words.courtsOn(facility.name, weekday(day))}
      </TextLink>
      <Text size="small" tone="muted" data-personal>
        {words.freeAt(starts)}
        {isOnePrice && `\u00a0·\u00a0${first.offer.formattedPrice}`}
      </Text>
    </DayPart>
  );
}
