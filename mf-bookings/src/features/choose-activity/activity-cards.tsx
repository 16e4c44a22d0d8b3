import { highlights } from 'shared-contracts/api/highlights';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Heading, styled } from 'shared-ui/core';
import { cardRow } from '../../shared/card-row.ts';
import { Artwork } from '../../shared/pictures/artwork.tsx';
import { texts } from '../../texts/en.ts';

/** Number of cards that fill the row of a wide page. */
const MOST = 8;

const Row = styled('ul')({
  ...cardRow(132, MOST),
  '& a': { display: 'block', color: 'inherit', fontWeight: 700, lineHeight: 1.25 },
  '& img': { height: 'auto', aspectRatio: '1', marginBottom: '8px', borderRadius: 'var(--ui-radius)' },
});

/** Activities as pictures that link to the search; nothing if the API offers none. */
export function ActivityCards() {
  const links = useLinks();
  const { data } = useApiQuery(highlights, {});
  return (
    data?.[0] && (
      <section aria-labelledby="to-do">
        <Heading id="to-do" level={2} size={3}>
          {texts.findVenue.toDo}
        </Heading>
        <Row>
          {data.slice(0, MOST).map(({ name, picture }) => {
            const words = encodeURIComponent(name);
            return (
              <li key={name}>
                <Link to={links.to(`/?search=${words}&q=${words}`)}>
                  <Artwork subject={name} picture={picture} isNamed />
                  {name}
                </Link>
              </li>
            );
          })}
        </Row>
      </section>
    )
  );
}
