import { useId } from 'react';
import { waitingPlaces } from 'shared-contracts/api/waiting-list';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Heading, styled, Text, TextLink } from 'shared-ui/core';
import { sessionDay, sessionTime, shortDay } from '../../shared/session-time.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/waiting.ts';
import { NextPlace } from './next-place.tsx';
import { waitingPositionText } from './waiting-position-text.ts';

const Part = styled('section')({ marginTop: '40px' });
const List = styled('ul')({
  display: 'grid',
  gap: '12px',
  margin: '8px 0 0',
  padding: '16px',
  listStyle: 'none',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
});

interface Props {
  /** The venue whose first place that is held for the person is shown alone, at the top of its page; all places otherwise. */
  firstOf?: string;
}

/** The waiting lists of the person who is logged in; nothing for visitors, and nothing until they are loaded. */
export default function YourPlaces({ firstOf }: Props) {
  const id = useId();
  const links = useLinks();
  const query = useApiQuery(waitingPlaces, {});
  useRefreshWithBasket(waitingPlaces);
  if (!query.data || query.data.length === 0) return null;
  if (firstOf !== undefined) {
    return <NextPlace places={query.data.filter(({ venue }) => venue.slug === firstOf)} />;
  }
  return (
    <Part aria-labelledby={id}>
      <Heading level={2} size={4} id={id}>
        {words.yours}
      </Heading>
      <List>
        {query.data.map(({ session, venue }) => (
          <li key={session.id}>
            <TextLink component={Link} to={links.to(paths.session(venue.slug, session.id))} weight="bold">
              {words.place(session.name, shortDay(sessionDay(session)), sessionTime(session))}
            </TextLink>
            <Text size="small">
              {venue.name}. {session.waitingList && waitingPositionText(session.waitingList)}
            </Text>
          </li>
        ))}
      </List>
    </Part>
  );
}
