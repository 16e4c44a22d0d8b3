import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, previewQuery, searchSessions } from 'shared-contracts/api/session-search';
import { forYou } from 'shared-contracts/api/suggestions';
import type { Venue } from 'shared-contracts/api/venues';
import {
  type Coordinates,
  METRES_PER_MILE,
  metresBetween,
  validCoordinates,
} from 'shared-contracts/distance';
import { useApiQuery, useIsHydrated, useSession } from 'shared-platform';
import type { FoundPlace } from 'shared-platform/places';
import { Button, Heading, VisuallyHidden } from 'shared-ui/core';
import { CardBody, Cards, MOST_CARDS, Title } from '../../shared/card-section.ts';
import { GhostCards } from '../../shared/ghost-cards.tsx';
import { nearestFirst } from '../../shared/miles-from.ts';
import { nearQuery } from '../../shared/near-query.ts';
import { sessionDay } from '../../shared/session-time.ts';
import { today } from '../../shared/timetable/timetable-days.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/whats-on.ts';
import { MoreLinks } from './more-links.tsx';
import { WhatsOnCard } from './whats-on-card.tsx';

const MOST_AGAIN = 2;
/** A person's own class is near them up to here, in metres. */
const NEAR = 10 * METRES_PER_MILE;

interface Props {
  /** Position of the person, if they share it. */
  here: Coordinates | null;
  /** The one that was searched for in this tab; their position comes before it. */
  place: FoundPlace | null;
  /** The one they chose before. */
  venue: Venue | undefined;
  onChangePlace(): void;
  /** Until it is known whether something else comes first. */
  isWaiting?: boolean;
  /** Below the person's favourites, which say what comes next of each. */
  isSecond?: boolean;
}

/**
 * Upcoming classes near the person, or near the venue they chose, or anywhere, with their own classes first. It has its height
 * before anything is known. The page comes with what a visitor sees who has not chosen a venue, or with the heading and the
 * links of the venue they chose; what is near or theirs is asked for in the browser.
 */
export default function WhatsOn({
  here,
  place,
  venue,
  onChangePlace,
  isWaiting = false,
  isSecond = false,
}: Props) {
  const isHydrated = useIsHydrated();
  const { user } = useSession();
  const point = here ?? place?.coordinates ?? null;
  const position = venue ? validCoordinates(venue) : null;
  const chosen = position ? venue : undefined;
  // A venue's own place is no secret, and is exact: it comes before its neighbours.
  const ofVenue = isHydrated && position ? { lat: String(position.lat), lng: String(position.lng) } : {};
  const found = useApiQuery(searchSessions, {
    query: { ...previewQuery, ...(point ? nearQuery(point) : ofVenue) },
  });
  const own = useApiQuery(forYou, {}, { enabled: user !== null });
  // If the API offers nothing to do, it has no search either, and no space is reserved for its results.
  const offered = useApiQuery(highlights, {});
  const basket = useBasket();
  useRefreshWithBasket(searchSessions);
  useRefreshWithBasket(forYou);
  // React may put this section in place after its answers have come: until then it is as the server rendered it.
  if (isHydrated && (offered.state === 'error' || found.state === 'error')) return null;

  const isNearKnown = isHydrated || (point === null && venue === undefined);
  const isKnown =
    isNearKnown && !isWaiting && found.data !== undefined && (user === null || own.state !== 'loading');
  // To someone who asks for what is near a point, their own classes elsewhere are not.
  const again = (own.data ?? [])
    .filter((one) => (point === null || isNear(one, point)) && !(isSecond && one.because === 'favourite'))
    .slice(0, MOST_AGAIN);
  const others = (found.data?.sessions ?? [])
    .filter(({ session }) => !again.some((one) => one.session.id === session.id))
    .slice(0, MOST_CARDS - again.length);
  // Beside a venue that someone chose, their own classes may be anywhere.
  const isFar =
    point === null &&
    again.some(({ venue: { slug } }) => !found.data?.sessions.some((one) => one.venue.slug === slug));
  const origin = isFar ? null : (point ?? position);
  const shown = [...inOrder(again, origin), ...inOrder(others, origin)];
  if (isKnown && shown.length === 0) return null;
  return (
    <section aria-labelledby="whats-on" aria-busy={!isKnown || undefined}>
      <Title>
        <Heading id="whats-on" level={2} size={3}>
          {isFar
            ? words.comingUp
            : title(isKnown ? shown : (found.data?.sessions ?? []), {
                isNearPerson: here !== null,
                place,
                isNearVenue: chosen !== undefined,
              })}
        </Heading>
        {here === null && place && (
          <Button variant="text" size="small" onClick={onChangePlace}>
            {words.changePlace}
          </Button>
        )}
      </Title>
      {!isKnown && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      <Cards>
        {isKnown ? (
          shown.map((one, at) => (
            // A card keeps its place while what it shows changes: if one leaves, the others do not move up.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is kept.
            <CardBody key={at}>
              <WhatsOnCard key={one.session.id} shown={one} from={point ?? position} basket={basket} />
            </CardBody>
          ))
        ) : (
          <GhostCards />
        )}
      </Cards>
      <MoreLinks isNearPerson={here !== null} near={place?.name ?? chosen?.postcode} />
    </section>
  );
}

/** In the order that the title says: of what is near a point, the nearest first. */
function inOrder(sessions: readonly FoundSession[], origin: Coordinates | null): FoundSession[] {
  const byTime = sessions.toSorted(
    (one, other) => Date.parse(one.session.startDate) - Date.parse(other.session.startDate),
  );
  return nearestFirst(origin, byTime);
}

function isNear({ venue }: FoundSession, here: Coordinates): boolean {
  const place = validCoordinates(venue);
  return place !== null && metresBetween(here, place) <= NEAR;
}

interface Nearness {
  isNearPerson: boolean;
  place: FoundPlace | null;
  isNearVenue: boolean;
}

function title(sessions: readonly FoundSession[], { isNearPerson, place, isNearVenue }: Nearness): string {
  const now = today(new Date());
  const isToday = sessions.length > 0 && sessions.every(({ session }) => sessionDay(session) === now);
  if (isNearPerson) return isToday ? words.nearYouToday : words.nearYou;
  if (place) return (isToday ? words.nearPlaceToday : words.nearPlace)(place.name);
  if (!isNearVenue) return words.comingUp;
  return isToday ? words.nearVenueToday : words.nearVenue;
}
