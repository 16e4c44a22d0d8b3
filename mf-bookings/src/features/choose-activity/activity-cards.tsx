import { highlights } from 'shared-contracts/api/highlights';
import { readPicture } from 'shared-contracts/api/picture';
import { SHEET_MOST } from 'shared-contracts/artwork';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Heading, styled } from 'shared-ui/core';
import { cardRow } from '../../shared/card-row.ts';
import { Artwork } from '../../shared/pictures/artwork.tsx';
import { texts } from '../../texts/en.ts';

/** Number of cards that fill the row of a wide page: as many as a sheet of drawings may have. */
const MOST = SHEET_MOST;

const Row = styled('ul')({
  ...cardRow(132, MOST),
  '& a': { display: 'block', color: 'inherit', fontWeight: 700, lineHeight: 1.25 },
  '& img': { height: 'auto', aspectRatio: '1', marginBottom: '8px', borderRadius: 'var(--ui-radius)' },
});

/** Activities as pictures that link to the search; nothing if the API offers none. */
export function ActivityCards() {
  const links = useLinks();
  const { data } = useApiQuery(highlights, {});
  const shown = data?.slice(0, MOST) ?? [];
  const drawn = shown.filter(({ picture }) => !readPicture(picture)).map(({ name }) => name);
  return (
    shown[0] && (
      <section aria-labelledby="to-do">
        <Heading id="to-do" level={2} size={3}>
          {texts.findVenue.toDo}
        </Heading>
        <Row>
          {shown.map(({ name, picture }) => {
            const words = encodeURIComponent(name);
            return (
              <li key={name}>
                <Link to={links.to(`/?search=${words}&q=${words}`)}>
                  <Artwork subject={name} among={drawn} picture={picture} isNamed />
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
