import { useState } from 'react';
import { type Favourite, favourites } from 'shared-contracts/api/favourites';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useSession } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Heading, styled, TextLink } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { Heart } from '../../shared/heart.tsx';
import { nearDay } from '../../shared/near-day.ts';
import { sessionDay } from '../../shared/session-time.ts';
import { type Basket, useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/favourites.ts';

/** Number shown at first. */
const SHOWN = 6;

/** The columns of the venues below. */
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '16px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
});

/** The words begin where those of the venues below do; the heart is at the right, as beside a title. */
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gridTemplateRows: '1fr auto',
  alignItems: 'start',
  gap: '12px 8px',
  padding: '20px 8px 16px 20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  // The middle of the heart is beside the first line.
  '& > button': { gridArea: '1 / 2', marginBlock: '-11px' },
  '& > div': { gridColumn: 1 },
  '& > [data-personal]': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingInlineEnd: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(h3, p) > a': { display: 'inline-block', paddingBlock: '2px' },
  '& p': {
    margin: '2px 0 0',
    color: 'var(--ui-muted)',
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

const startOf = ({ next }: Favourite) => (next ? Date.parse(next.session.startDate) : Number.MAX_VALUE);

/** The soonest comes first; those with nothing to book come last. */
const soonestFirst = (one: Favourite, other: Favourite) => startOf(one) - startOf(other);

/** The favourites of a person who is logged in, each with the next class to book; nothing for anyone else. */
export default function YourFavourites() {
  const { user } = useSession();
  const basket = useBasket();
  const [isWhole, setWhole] = useState(false);
  const { data } = useApiQuery(favourites, {}, { enabled: user !== null });
  useRefreshWithBasket(favourites);
  const kept = useKept(data);
  if (!user || kept.length === 0) return null;
  const sorted = kept.toSorted(soonestFirst);
  return (
    <section aria-labelledby="favourites">
      <Heading id="favourites" level={2} size={3}>
        {words.title}
      </Heading>
      <List>
        {(isWhole ? sorted : sorted.slice(0, SHOWN)).map((favourite) => (
          <Row key={`${favourite.kind} ${favourite.key}`} favourite={favourite} basket={basket} />
        ))}
      </List>
      {!isWhole && sorted.length > SHOWN && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {words.showAll(sorted.length)}
        </Button>
      )}
    </section>
  );
}

/** One that is taken off the list stays until the page is left, so that its heart keeps the focus and can be pressed again. */
function useKept(data: readonly Favourite[] | undefined): readonly Favourite[] {
  const [seen, setSeen] = useState<readonly Favourite[]>([]);
  const isSame = (one: Favourite) => (other: Favourite) => one.kind === other.kind && one.key === other.key;
  const added = data?.filter((one) => !seen.some(isSame(one))) ?? [];
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen.map((one) => data?.find(isSame(one)) ?? one);
}

function Row({ favourite, basket }: { favourite: Favourite; basket: Basket }) {
  const links = useLinks();
  const { kind, name, venue, next } = favourite;
  const to = kind === 'venue' && venue ? paths.venue(venue.slug) : next && sessionPath(next);
  return (
    <Item>
      <Heart what={favourite} />
      <div>
        <Heading level={3} size={4}>
          {to ? (
            <TextLink component={Link} to={links.to(to)} tone="inherit" quiet>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Heading>
        {kind === 'class' && <p>{venue?.name}</p>}
        {kind === 'instructor' && <p>{words.instructor}</p>}
        <p data-personal>
          {next ? (
            <TextLink component={Link} to={links.to(sessionPath(next))} tone="inherit" quiet>
              {nextText(kind, next)}
            </TextLink>
          ) : (
            words.none
          )}
        </p>
      </div>
      {next && (
        <div data-personal>
          <strong>{next.session.offer.formattedPrice}</strong>
          <BookPlace session={next.session} basket={basket} hasDay />
        </div>
      )}
    </Item>
  );
}

type Next = NonNullable<Favourite['next']>;

const sessionPath = ({ session, venue }: Next) => paths.session(venue.slug, session.id);

function nextText(kind: Favourite['kind'], { session, venue }: Next): string {
  const when = `${nearDay(sessionDay(session), words)} ${siteTime(session.startDate)}`.replaceAll(
    ' ',
    '\u00a0',
  );
  if (kind === 'class') return words.next(when);
  return words.nextClass(session.name, kind === 'venue' ? when : `${venue.name}, ${when}`);
}
