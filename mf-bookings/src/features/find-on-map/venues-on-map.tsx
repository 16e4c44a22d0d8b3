import { type ReactNode, useMemo } from 'react';
import type { Coordinates } from 'shared-contracts/distance';
import { styled } from 'shared-ui/core';
import { VenueCard } from '../../shared/venues/venue-card.tsx';
import { texts as words } from '../../texts/map.ts';
import { MapBesideList } from './map-beside-list.tsx';
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
  const target = useMemo(() => mapTarget(found, miles), [found, miles]);
  return (
    <MapBesideList
      words={words}
      venues={found.listed}
      target={target}
      here={here}
      card={({ venue, metres }) => (
        <Picked>
          <VenueCard
            venue={venue}
            metres={metres}
            isApproximate={found.kind === 'near-place' && found.isApproximate}
          />
        </Picked>
      )}
    >
      {children}
    </MapBesideList>
  );
}
