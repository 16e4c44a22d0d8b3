import { useId } from 'react';
import type { Suggestion } from 'shared-contracts/api/suggestions';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Box, CardLink, Heading, Text } from 'shared-ui/core';
import { SessionCards, startText } from '../../shared/session-cards.tsx';
import { texts as words } from '../../texts/at-a-glance.ts';

/** The next session with a place of each class the person has been to; nothing where there is none. */
export function BookAgain({ suggestions = [] }: { suggestions: readonly Suggestion[] | undefined }) {
  const titleId = useId();
  const links = useLinks();
  const again = suggestions.filter(({ because }) => because === 'booked');
  if (again.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {words.again}
      </Heading>
      <SessionCards>
        {again.map(({ session, venue }) => (
          <li key={session.id}>
            <CardLink href={links.cross('bookings', paths.session(venue.slug, session.id))}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Text component="b" weight="bold">
                  {session.name}
                </Text>
                <Text weight="bold">{session.offer.formattedPrice}</Text>
              </Box>
              <Text tone="muted" size="small">
                {venue.name}
              </Text>
              <Text tone="muted" size="small">
                {words.next(startText(session.startDate))}
              </Text>
            </CardLink>
          </li>
        ))}
      </SessionCards>
    </section>
  );
}
