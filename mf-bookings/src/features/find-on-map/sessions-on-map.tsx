import { type ReactNode, useMemo } from 'react';
import type { FoundSession } from 'shared-contracts/api/session-search';
import { siteTime } from 'shared-contracts/dates';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import type { MapTarget } from 'shared-platform/map';
import { Link } from 'shared-platform/router';
import { Card, Heading, styled, Text, TextLink } from 'shared-ui/core';
import { foundPath } from '../../shared/found-path.ts';
import { nearDay } from '../../shared/near-day.ts';
import { sessionDay } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/map.ts';
import { MapBesideList } from './map-beside-list.tsx';
import { sessionsAtVenues, type VenueWithSessions } from './sessions-at-venues.ts';

/** Number of a venue's sessions shown at the map; the list has them all. */
const SHOWN = 4;

const Times = styled('ul')({
  display: 'grid',
  gap: '8px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' },
  '& span': { gridColumn: '1 / -1', color: 'var(--brand-strong)', fontSize: '0.9375rem', fontWeight: 700 },
});

interface Props {
  sessions: readonly FoundSession[];
  /** Middle and radius of the search, where it is around a place. */
  near: Coordinates | null;
  /** Name of that place; its own mark says where the person is. */
  name?: string | undefined;
  miles: number;
  /** The person’s position, if they shared it. */
  here: Coordinates | null;
  /** The list of the same classes and courts. */
  children: ReactNode;
}

/** Found classes and courts on a map, by venue, beside their list, and those of the venue that is picked. */
export default function SessionsOnMap({ sessions, near, name, miles, here, children }: Props) {
  const venues = useMemo(() => sessionsAtVenues(sessions), [sessions]);
  const target: MapTarget = near
    ? { show: 'circle', centre: near, miles, name }
    : { show: 'places', places: venues.flatMap(({ venue }) => validCoordinates(venue) ?? []) };
  return (
    <MapBesideList
      words={{ ...words, label: words.sessionsLabel, help: words.sessionsHelp }}
      venues={venues}
      target={target}
      here={here}
      card={(shown) => <AtVenue shown={shown} />}
    >
      {children}
    </MapBesideList>
  );
}

function AtVenue({ shown: { venue, found } }: { shown: VenueWithSessions }) {
  const links = useLinks();
  const hidden = found.length - SHOWN;
  return (
    <Card>
      <Heading level={2} size={4} sx={{ pr: 4 }}>
        <TextLink component={Link} to={links.to(paths.venue(venue.slug))} tone="inherit" quiet>
          {venue.name}
        </TextLink>
      </Heading>
      <Times>
        {found.slice(0, SHOWN).map((one) => (
          <FoundTime key={one.session.id} found={one} />
        ))}
      </Times>
      {hidden > 0 && (
        <Text size="small" tone="muted" sx={{ mt: 1 }}>
          {words.moreInList(hidden)}
        </Text>
      )}
    </Card>
  );
}

/** A class of a venue: its time tells it from others of its name. */
function FoundTime({ found }: { found: FoundSession }) {
  const links = useLinks();
  const { session } = found;
  const when = `${nearDay(sessionDay(session))} ${siteTime(session.startDate)}`;
  return (
    <li>
      <span>{when}</span>
      <TextLink component={Link} to={links.to(foundPath(found))} aria-label={`${session.name}, ${when}`}>
        {session.name}
      </TextLink>
      <strong data-personal>{session.offer.formattedPrice}</strong>
    </li>
  );
}
