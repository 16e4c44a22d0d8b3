import { useMemo, useState } from 'react';
import type { Coordinates } from 'shared-contracts/distance';
import { VenueMap } from 'shared-platform/map';
import { styled, Text, VisuallyHidden } from 'shared-ui/core';
import { VenueCard } from '../../shared/venues/venue-card.tsx';
import { texts as words } from '../../texts/map.ts';
import { Panes } from './map-panes.ts';
import { MAP_START } from './map-start.ts';
import { type Listed, mapTarget } from './map-target.ts';

const Picked = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface Props {
  found: Listed;
  /** Radius of the search, in miles. */
  miles: number;
  /** Position of the person, if they share it. */
  here: Coordinates | null;
}

/** The venues that were found on a map; the list of the same ones follows it. */
export default function VenuesOnMap({ found, miles, here }: Props) {
  const [picked, pick] = useState<string | null>(null);
  const target = useMemo(() => mapTarget(found, miles), [found, miles]);
  const circle = target.show === 'circle' ? target : null;
  const shown = found.listed.find(({ venue }) => venue.slug === picked);
  return (
    <Panes>
      <div>
        <VenueMap
          words={words}
          start={MAP_START}
          venues={found.listed}
          picked={shown ? picked : null}
          target={target}
          person={here}
          circle={circle}
          onPick={pick}
        />
        <div>
          <VisuallyHidden role="status">{shown && words.picked(shown.venue.name)}</VisuallyHidden>
          {shown ? (
            <Picked>
              <VenueCard
                venue={shown.venue}
                metres={shown.metres}
                isApproximate={found.kind === 'near-place' && found.isApproximate}
              />
            </Picked>
          ) : (
            <Text size="small" tone="muted">
              {words.pickHint}
            </Text>
          )}
        </div>
      </div>
    </Panes>
  );
}
