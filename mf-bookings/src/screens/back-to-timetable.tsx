import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Icon, styled, TextLink } from 'shared-ui/core';
import { timetableEntry, timetableQuery } from '../shared/opened-session.ts';
import { texts as words } from '../texts/session.ts';

const Back = styled('p')({
  // A margin would move the whole page down.
  margin: 0,
  paddingTop: '20px',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 'var(--target-size, 44px)',
  },
});

interface Props {
  venueSlug: string;
  /** Day of the class; `null` until it is known. */
  day: string | null;
  /** Id of the class that it leads back from. */
  from: string;
}

/** The way back to the timetable, as it was when the class was opened from it. */
export function BackToTimetable({ venueSlug, day, from }: Props) {
  const links = useLinks();
  const { state } = useLocation();
  return (
    <Back>
      <TextLink
        component={Link}
        to={links.to(paths.venue(venueSlug) + (day === null ? '' : timetableQuery(state, day)))}
        state={timetableEntry(from)}
        quiet
        weight="bold"
      >
        <Icon name="arrow-left" size={20} />
        {words.back}
      </TextLink>
    </Back>
  );
}
