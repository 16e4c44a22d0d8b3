import type { Slot } from 'shared-contracts/api/facilities';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { DAY_KEY } from 'shared-contracts/timetable-days';
import { useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Text, TextLink } from 'shared-ui/core';
import { longDay } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/courts.ts';

interface Props {
  venueSlug: string;
  slot: Slot;
  /** The day has no times left; else it has some, none of which can be booked. */
  isOver: boolean;
}

/** When a court is free next, and the way to that day. */
export function NextFree({ venueSlug, slot, isOver }: Props) {
  const links = useLinks();
  const { search } = useLocation();
  const day = siteDay(slot.startDate);
  const toDay = new URLSearchParams(search);
  toDay.set(DAY_KEY, day);
  return (
    <Text sx={{ mt: 1 }}>
      {isOver ? words.overToday : words.noneFree}{' '}
      <TextLink
        component={Link}
        to={links.to(`${paths.venue(venueSlug)}?${toDay}`)}
        preventScrollReset
        weight="bold"
        data-personal
      >
        {words.nextFree(longDay(day), siteTime(slot.startDate))}
      </TextLink>
    </Text>
  );
}
