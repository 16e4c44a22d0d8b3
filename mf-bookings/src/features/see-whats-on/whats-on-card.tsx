import type { FoundSession } from 'shared-contracts/api/session-search';
import type { Suggestion } from 'shared-contracts/api/suggestions';
import { siteTime } from 'shared-contracts/dates';
import type { Coordinates } from 'shared-contracts/distance';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Heading, TextLink } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { Foot, Name } from '../../shared/card-section.ts';
import { clashText } from '../../shared/clash-text.ts';
import { foundPath } from '../../shared/found-path.ts';
import { milesFrom } from '../../shared/miles-from.ts';
import { nearDay } from '../../shared/near-day.ts';
import { availability } from '../../shared/session-availability.ts';
import { sessionDay, sessionTime } from '../../shared/session-time.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as found } from '../../texts/discover.ts';
import { texts as words } from '../../texts/whats-on.ts';
import { Place, When, Where } from './whats-on-layout.ts';

interface Props {
  shown: FoundSession | Suggestion;
  /** The point that distances are measured from. */
  from: Coordinates | null;
  basket: Basket;
}

/**
 * The contents of a card: a class or a time of courts to go to, with its place, its price and the way to book it. All of it
 * is personal, since people who are logged in see their own classes first.
 */
export function WhatsOnCard({ shown, from, basket }: Props) {
  const links = useLinks();
  const { kind, session, venue } = shown;
  const miles = milesFrom(from, shown);
  const { clash, bookable } = session;
  const { label } = availability(
    session,
    basket.holds(session.id),
    kind === 'court' ? found.courtsFree : undefined,
  );
  // A clash tells a person more than the number of places left.
  const note = clash && bookable.canBook ? clashText(clash, basket.forName) : label;
  return (
    <>
      <When data-personal>
        <time dateTime={session.startDate}>
          {nearDay(sessionDay(session))} {siteTime(session.startDate)}
        </time>
        {'because' in shown && <span>{words.because[shown.because]}</span>}
      </When>
      <Name data-personal>
        <Heading level={3} size={4}>
          <TextLink
            component={Link}
            to={links.to(foundPath(shown))}
            tone="inherit"
            quiet
            aria-label={found.link(session.name, sessionTime(session), venue.name)}
          >
            {session.name}
          </TextLink>
        </Heading>
      </Name>
      <Place data-personal>
        <Where>{venue.name}</Where>
        <Where>{[miles && found.miles(miles), note].filter(Boolean).join(' · ')}</Where>
      </Place>
      <Foot data-personal>
        <strong>{session.offer.formattedPrice}</strong>
        {kind === 'class' && <BookPlace session={session} basket={basket} />}
      </Foot>
    </>
  );
}
