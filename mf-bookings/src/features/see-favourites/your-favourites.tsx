import { useState } from 'react';
import { type Favourite, favourites } from 'shared-contracts/api/favourites';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { SEARCH_KEY, WORDS_KEY } from 'shared-contracts/query-keys';
import { useApiQuery, useLinks, useSession, useVenue } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Heading, styled, TextLink } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { CardBody, Cards, Foot, Name, Title } from '../../shared/card-section.ts';
import { Heart } from '../../shared/heart.tsx';
import { nearDay } from '../../shared/near-day.ts';
import { availability } from '../../shared/session-availability.ts';
import { sessionDay } from '../../shared/session-time.ts';
import { type Basket, useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/favourites.ts';

const THIS_WEEK = new URLSearchParams({ [SEARCH_KEY]: 'this week', [WORDS_KEY]: 'this week' });

/** Number shown at first. */
const SHOWN = 6;

const Head = styled('div')({
  // The heart ends with the other lines, and its middle is beside the first; further lines of the name go below it.
  '& > button, & > span': { position: 'absolute', insetBlockStart: '9px', insetInlineEnd: '4px' },
  '& h3::before': { content: '""', float: 'inline-end', width: '32px', height: '1lh' },
  '& > div': { WebkitLineClamp: 3 },
});

/** Lines of one height, with or without a link. */
const Lines = styled('div')({
  flex: 1,
  overflow: 'hidden',
  color: 'var(--ui-muted)',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  '& > p': { whiteSpace: 'normal' },
});

const startOf = ({ next }: Favourite) => (next ? Date.parse(next.session.startDate) : Number.MAX_VALUE);

/** The soonest comes first; those with nothing to book come last. */
const soonestFirst = (one: Favourite, other: Favourite) => startOf(one) - startOf(other);

/**
 * The favourites of a person who is logged in, each with the next class to book, or else the way to a timetable; nothing for
 * anyone else.
 */
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
      <Title>
        <Heading id="favourites" level={2} size={3}>
          {words.title}
        </Heading>
        {!isWhole && sorted.length > SHOWN && (
          <Button variant="text" size="small" onClick={() => setWhole(true)}>
            {words.showAll(sorted.length)}
          </Button>
        )}
      </Title>
      <Cards data-favourites>
        {(isWhole ? sorted : sorted.slice(0, SHOWN)).map((favourite) => (
          <Card key={`${favourite.kind} ${favourite.key}`} favourite={favourite} basket={basket} />
        ))}
      </Cards>
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

function Card({ favourite, basket }: { favourite: Favourite; basket: Basket }) {
  const links = useLinks();
  const { kind, name, venue, next } = favourite;
  const to = kind === 'venue' && venue ? paths.venue(venue.slug) : next && sessionPath(next);
  return (
    <CardBody>
      <Head>
        <Name>
          <Heading level={3} size={4}>
            {to ? (
              <TextLink component={Link} to={links.to(to)} tone="inherit" quiet>
                {name}
              </TextLink>
            ) : (
              name
            )}
          </Heading>
        </Name>
        <Heart what={favourite} />
      </Head>
      <Lines>
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
        {next && <p data-personal>{availability(next.session, basket.holds(next.session.id)).label}</p>}
      </Lines>
      {next && (
        <Foot data-personal>
          <strong>{next.session.offer.formattedPrice}</strong>
          <BookPlace session={next.session} basket={basket} hasDay />
        </Foot>
      )}
      {!next && <Timetable name={name} venueSlug={venue?.slug} />}
    </CardBody>
  );
}

/** The way on from a favourite without a class to book: the timetable of its venue, or of the person’s, or what is on anywhere. */
function Timetable({ name, venueSlug }: { name: string; venueSlug: string | undefined }) {
  const links = useLinks();
  const { user } = useSession();
  const { slug: chosen } = useVenue();
  const slug = venueSlug ?? chosen ?? user?.homeVenue?.slug;
  const text = slug === undefined ? words.whatsOn : words.timetable;
  return (
    <Foot>
      <span>
        <TextLink
          component={Link}
          to={links.to(slug === undefined ? `/?${THIS_WEEK}` : paths.venue(slug))}
          aria-label={words.of(text, name)}
        >
          {text}
        </TextLink>
      </span>
    </Foot>
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
