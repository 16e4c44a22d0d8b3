import { useId } from 'react';
import { forYou } from 'shared-contracts/api/suggestions';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Box, CardLink, Heading, styled, Text } from 'shared-ui/core';
import { texts as words } from '../../texts/at-a-glance.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});

/** The next session with a place of each class the person has been to; nothing where there is none. */
export function BookAgain() {
  const titleId = useId();
  const links = useLinks();
  const { data } = useApiQuery(forYou, {});
  const again = data?.filter(({ because }) => because === 'booked') ?? [];
  if (again.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {words.again}
      </Heading>
      <Cards>
        {again.map(({ session, venue }) => (
          <li key={session.id}>
            <CardLink href={links.cross('bookings', paths.session(venue.slug, session.id))}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Text weight="bold">{session.name}</Text>
                <Text weight="bold">{session.offer.formattedPrice}</Text>
              </Box>
              <Text tone="muted" size="small">
                {words.againAt(venue.name, whenText(session.startDate))}
              </Text>
            </CardLink>
          </li>
        ))}
      </Cards>
    </section>
  );
}

function whenText(startDate: string): string {
  const day = siteDay(startDate);
  return `${weekday(day)} ${displayDay(day)}, ${siteTime(startDate)}`;
}
