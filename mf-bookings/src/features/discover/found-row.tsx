import type { FoundSession } from 'shared-contracts/api/session-search';
import { siteTime } from 'shared-contracts/dates';
import type { Coordinates } from 'shared-contracts/distance';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Chip, Heading, styled, TextLink } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { clashText } from '../../shared/clash-text.ts';
import { ClosedNote } from '../../shared/closed-note.tsx';
import { foundPath } from '../../shared/found-path.ts';
import { milesFrom } from '../../shared/miles-from.ts';
import { availability } from '../../shared/session-availability.ts';
import { sessionTime } from '../../shared/session-time.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/discover.ts';

/** By the room of the list, which is half a page beside a map. */
const WIDE = '@container (min-width: 660px)';
/** Half a page, beside a map. */
const HALF = '@container (min-width: 480px) and (max-width: 659.98px)';

export const FoundList = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"time price" "what what" "places action"',
  alignItems: 'center',
  gap: '6px 16px',
  padding: '16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
  [HALF]: {
    gridTemplateColumns: '112px minmax(0, 1fr) auto',
    gridTemplateAreas: '"time what price" "time places action"',
    alignItems: 'start',
  },
  [WIDE]: {
    gridTemplateColumns: '112px minmax(0, 1fr) 100px 140px 160px',
    gridTemplateAreas: '"time what price places action"',
  },
});

const Time = styled('p')({
  gridArea: 'time',
  fontVariantNumeric: 'tabular-nums',
  '& > time': { fontWeight: 700, fontSize: '1.125rem' },
  '& > span': { color: 'var(--ui-muted)', fontSize: '0.9375rem' },
});

const What = styled('div')({
  gridArea: 'what',
  minWidth: 0,
  '& > p': { margin: '2px 0 0', color: 'var(--ui-muted)', fontSize: '0.9375rem' },
});

const Price = styled('p')({
  gridArea: 'price',
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'var(--ui-success)', fontSize: '0.875rem', fontWeight: 700 },
  [WIDE]: { justifyItems: 'start' },
});

/** Number of places, or the reason for none; without an action beside it, it has the width of both. */
const Places = styled('div')({
  gridArea: 'places',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '0.9375rem',
  // The way on from a full class is where the buttons of the others are.
  '&:last-child': { gridColumn: 'places-start / action-end', '& > a': { marginInlineStart: 'auto' } },
});

const Action = styled('div')({
  gridArea: 'action',
  justifySelf: 'end',
  [WIDE]: { display: 'grid', justifySelf: 'stretch' },
});

interface Props {
  found: FoundSession;
  /** The point that distances are measured from. */
  from: Coordinates | null;
  isApproximate: boolean;
  basket: Basket;
  level: 3 | 4;
}

/** One class or time of courts: when, what, where, how far, how much, whether there is a place, and the way to it. */
export function FoundRow({ found, from, isApproximate, basket, level }: Props) {
  const links = useLinks();
  const { kind, session, venue } = found;
  const miles = milesFrom(from, found);
  const { canBook, isClosed, label, tone, isInBasket } = availability(
    session,
    basket.holds(session.id),
    kind === 'court' ? words.courtsFree : undefined,
  );
  return (
    <Row data-venue={venue.slug}>
      <Time>
        <time dateTime={session.startDate}>{siteTime(session.startDate)}</time>
        <span>–{siteTime(session.endDate)}</span>
      </Time>
      <What>
        <Heading level={level} size={4}>
          <TextLink
            component={Link}
            to={links.to(foundPath(found))}
            tone="inherit"
            quiet
            aria-label={words.link(session.name, sessionTime(session), venue.name)}
          >
            {session.name}
          </TextLink>
        </Heading>
        <p>
          {[miles && (isApproximate ? words.aboutMiles : words.miles)(miles), venue.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </What>
      <Price data-personal>
        <strong>{session.offer.formattedPrice}</strong>
        {session.offer.priceReason && <span>{session.offer.priceReason}</span>}
      </Price>
      <Places data-personal>
        {isClosed && kind === 'class' ? (
          <ClosedNote session={session} venueSlug={venue.slug} />
        ) : (
          <Chip tone={tone} icon={isInBasket ? 'check' : undefined}>
            {label}
          </Chip>
        )}
        {canBook && session.clash && <span>{clashText(session.clash, basket.forName)}</span>}
      </Places>
      {kind === 'class' && (!isClosed || session.bookable.reason === 'reserved') && (
        <Action data-personal>
          <BookPlace session={session} basket={basket} retries />
        </Action>
      )}
    </Row>
  );
}
