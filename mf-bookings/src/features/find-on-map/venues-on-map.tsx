import { type ReactNode, useMemo, useState } from 'react';
import type { Coordinates } from 'shared-contracts/distance';
import { VenueMap } from 'shared-platform/map';
import { styled, VisuallyHidden } from 'shared-ui/core';
import { VenueCard } from '../../shared/venues/venue-card.tsx';
import { texts as words } from '../../texts/map.ts';
import { BesideMap } from './beside-map.tsx';
import { MAP_START } from './map-start.ts';
import { type Listed, mapTarget } from './map-target.ts';

const Picked = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& h3': { paddingInlineEnd: '32px' },
});

interface Props {
  found: Listed;
  /** Radius of the search, in miles. */
  miles: number;
  /** Position of the person, if they share it. */
  here: Coordinates | null;
  /** The list of the same venues. */
  children: ReactNode;
}

/** The venues that were found on a map, beside their list. */
export default function VenuesOnMap({ found, miles, here, children }: Props) {
  const [picked, pick] = useState<string | null>(null);
  const target = useMemo(() => mapTarget(found, miles), [found, miles]);
  const circle = target.show === 'circle' ? target : null;
  const shown = found.listed.find(({ venue }) => venue.slug === picked);
  return (
    <BesideMap
      picked={shown ? picked : null}
      onClose={() => pick(null)}
      map={(lit) => (
        <>
          <VenueMap
            words={words}
            start={MAP_START}
            venues={found.listed}
            picked={lit}
            target={target}
            person={here}
            circle={circle}
            onPick={pick}
          />
          <VisuallyHidden role="status">{shown && words.picked(shown.venue.name)}</VisuallyHidden>
        </>
      )}
      card={
        shown && (
          <Picked>
            <VenueCard
              venue={shown.venue}
              metres={shown.metres}
              isApproximate={found.kind === 'near-place' && found.isApproximate}
            />
          </Picked>
        )
      }
    >
      {children}
    </BesideMap>
  );
}
