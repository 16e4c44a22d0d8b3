import type { WaitingListEntry } from 'shared-contracts/api/waiting-list';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { styled, Text, TextLink } from 'shared-ui/core';
import { BAND_HEIGHT } from '../../shared/band-height.ts';
import { sessionDay, sessionTime, shortDay } from '../../shared/session-time.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/waiting.ts';

/**
 * On the picture at the top of a venue's page: a place is held for minutes, and this comes late and must move no class. The choice of whom to book for, which is
 * there on a phone, comes first; and larger text has no room there. The list below the timetable has it in any case.
 */
const Bar = styled('div')({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: 0,
  boxSizing: 'border-box',
  height: `${BAND_HEIGHT}px`,
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '0 var(--gutter)',
  borderBottom: '1px solid var(--ui-border)',
  background: 'var(--ui-surface)',
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', paddingBottom: '2px', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '@media (min-width: 22em)': { display: 'flex' },
  '@media (max-width: 950.98px)': { '&:has(~ [data-band])': { display: 'none' } },
  // The foot of the picture beside the name is further down in some brands: its head is not.
  '@media (min-width: 951px)': {
    insetBlockStart: '36px',
    insetInline: 'auto calc(var(--gutter) + 16px)',
    width: '368px',
    padding: '0 16px',
    border: '1px solid var(--ui-border)',
    borderRadius: 'var(--ui-radius-small)',
  },
});

/** The first class of a venue with a place that is held for a person; nothing without one. */
export function NextPlace({ places }: { places: readonly WaitingListEntry[] }) {
  const links = useLinks();
  const [first] = places
    .filter(({ session }) => session.waitingList?.offeredUntil)
    .toSorted((one, other) => one.session.startDate.localeCompare(other.session.startDate));
  if (!first) return null;
  const { session, venue } = first;
  return (
    <Bar>
      <Text component="span" size="small" tone="muted">
        {texts.places.offered}
      </Text>
      <TextLink component={Link} to={links.to(paths.session(venue.slug, session.id))} weight="bold">
        {words.place(session.name, shortDay(sessionDay(session)), sessionTime(session))}
      </TextLink>
    </Bar>
  );
}
