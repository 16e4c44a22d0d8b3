import { useId } from 'react';
import type { Favourite } from 'shared-contracts/api/favourites';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { CardLink, Heading, Icon, styled, Text } from 'shared-ui/core';
import { SessionCards, startText } from '../../shared/session-cards.tsx';
import { texts as words } from '../../texts/at-a-glance.ts';

/** Number shown; the home of bookings has them all. */
const MOST = 6;

const KIND_ICONS = { venue: 'pin', class: 'calendar', instructor: 'user' } as const;

const Name = styled('div')({
  display: 'flex',
  gap: 8,
  marginBlockEnd: 4,
  '& > svg': { marginBlockStart: 2, color: 'var(--brand-strong)' },
});

const startOf = ({ next }: Favourite) => (next ? Date.parse(next.session.startDate) : Number.MAX_VALUE);

/** The person’s favourites with the next class to book, the soonest first; nothing without favourites. */
export function MyFavourites({ favourites = [] }: { favourites: readonly Favourite[] | undefined }) {
  const titleId = useId();
  if (favourites.length === 0) return null;
  const shown = favourites.toSorted((one, other) => startOf(one) - startOf(other)).slice(0, MOST);
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {words.favourites}
      </Heading>
      <SessionCards>
        {shown.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteCard favourite={favourite} />
          </li>
        ))}
      </SessionCards>
    </section>
  );
}

function FavouriteCard({ favourite: { kind, name, venue, next } }: { favourite: Favourite }) {
  const links = useLinks();
  const path = next ? paths.session(next.venue.slug, next.session.id) : venue && paths.venue(venue.slug);
  return (
    <CardLink href={links.cross('bookings', path ?? paths.home)}>
      <Name>
        <Icon name={KIND_ICONS[kind]} size={20} />
        <Text component="b" weight="bold">
          {name}
        </Text>
      </Name>
      {kind === 'class' && venue && (
        <Text tone="muted" size="small">
          {venue.name}
        </Text>
      )}
      <Text tone="muted" size="small">
        {next ? words.next(nextText(kind, next)) : words.nothingNext}
      </Text>
    </CardLink>
  );
}

function nextText(kind: Favourite['kind'], { session, venue }: NonNullable<Favourite['next']>): string {
  const when = startText(session.startDate);
  if (kind === 'class') return when;
  return [session.name, kind === 'instructor' ? venue.name : null, when].filter(Boolean).join(', ');
}
