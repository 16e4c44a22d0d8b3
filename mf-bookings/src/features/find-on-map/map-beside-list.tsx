import { type ReactNode, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { type MapTarget, type MapTexts, VenueMap } from 'shared-platform/map';
import { VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/map.ts';
import { BesideMap } from './beside-map.tsx';
import { MAP_START } from './map-start.ts';

interface Props<Listed> {
  words: MapTexts;
  venues: readonly Listed[];
  target: MapTarget;
  /** Position of the person, if they share it. */
  here: Coordinates | null;
  /** Card of the venue that is picked. */
  card(listed: Listed): ReactNode;
  /** The list of the same venues. */
  children: ReactNode;
}

/** Venues on a map beside their list, with the card of the one that is picked. */
export function MapBesideList<Listed extends { venue: Pick<Venue, 'slug' | 'name' | 'lat' | 'lng'> }>({
  words: mapWords,
  venues,
  target,
  here,
  card,
  children,
}: Props<Listed>) {
  const [picked, pick] = useState<string | null>(null);
  const shown = venues.find(({ venue }) => venue.slug === picked);
  return (
    <BesideMap
      picked={shown ? picked : null}
      place={shown ? validCoordinates(shown.venue) : null}
      onClose={() => pick(null)}
      map={(lit, cover) => (
        <>
          <VenueMap
            words={mapWords}
            start={MAP_START}
            venues={venues}
            picked={lit}
            card={cover}
            target={target}
            person={here}
            circle={target.show === 'circle' ? target : null}
            onPick={pick}
          />
          <VisuallyHidden role="status">{shown && words.picked(shown.venue.name)}</VisuallyHidden>
        </>
      )}
      card={shown && card(shown)}
    >
      {children}
    </BesideMap>
  );
}
