import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { SEARCH_KEY, WORDS_KEY } from 'shared-contracts/query-keys';
import { DAY_KEY } from 'shared-contracts/timetable-days';
import { useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Button, Card, styled, Text } from 'shared-ui/core';
import { longDay } from '../../shared/session-time.ts';
import { Unbroken } from '../../shared/unbroken.ts';
import { texts as words } from '../../texts/courts.ts';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  marginTop: '12px',
  '@media (max-width: 599.98px)': { '& > *': { flex: '1 1 auto' } },
});

interface Props {
  venueSlug: string;
  facility: FacilityUse;
  day: string;
  /** The first time on a later day that can be booked; `null` while it is not known, or if there is none. */
  slot: Slot | null;
  /** The day has no times left; else it has some, none of which can be booked. */
  isOver: boolean;
  /** No other courts are on the page: their next free time is its main step. */
  isOnly: boolean;
}

/** A day without a free court: the way to the next one that is free, then to the same day at other venues. */
export function NextFree({ venueSlug, facility, day, slot, isOver, isOnly }: Props) {
  const links = useLinks();
  const { search } = useLocation();
  const toDay = new URLSearchParams(search);
  if (slot) toDay.set(DAY_KEY, siteDay(slot.startDate));
  const { name } = facility.activity;
  const elsewhere = words.searchElsewhere(name, displayDay(day));
  return (
    <Card sx={{ mt: 1.5 }} data-personal>
      <Text weight="bold">{isOver ? words.overToday : words.noneFree}</Text>
      <Ways>
        {slot && (
          <Button
            component={Link}
            to={links.to(`${paths.venue(venueSlug)}?${toDay}`)}
            variant={isOnly ? 'primary' : 'quiet'}
            preventScrollReset
          >
            <span>
              {words.nextFree}{' '}
              <Unbroken>
                {longDay(siteDay(slot.startDate))}, {siteTime(slot.startDate)}
              </Unbroken>
            </span>
          </Button>
        )}
        <Button
          component={Link}
          to={links.to(`/?${new URLSearchParams({ [SEARCH_KEY]: elsewhere, [WORDS_KEY]: elsewhere })}`)}
          variant="text"
        >
          {words.elsewhere(name)}
        </Button>
      </Ways>
    </Card>
  );
}
