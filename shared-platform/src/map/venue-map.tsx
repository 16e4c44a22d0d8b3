import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { mapStyleAddress } from 'shared-contracts/map-style';
import { useSite } from 'shared-platform';
import { Button, IconButton, Notice, Spinner, Text, VisuallyHidden } from 'shared-ui/core';
import { MapAction, MapCanvas, MapFrame, ZoomButtons } from './map-styles.ts';
import { type MapStart, type MapTarget, offersSearchHere } from './map-view.ts';
import type { SearchCircle } from './search-marks.ts';
import { useVenueMap } from './use-venue-map.ts';

/** Texts of a map, in the words of the part that shows it. */
export interface MapTexts {
  readonly label: string;
  readonly help: string;
  readonly touchHelp: string;
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly backgroundFailed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

interface Props {
  words: MapTexts;
  start: MapStart;
  venues: readonly { venue: Pick<Venue, 'slug' | 'lat' | 'lng'> }[];
  /** The venue that is picked, by slug. */
  picked: string | null;
  /** The area to show; a new one moves the map, `null` leaves it. */
  target: MapTarget | null;
  person: Coordinates | null;
  circle: SearchCircle | null;
  onPick(slug: string): void;
  /** A card at the lower edge of the map, so many pixels high, and the place whose pin stays in view above it. */
  card?: { place: Coordinates; height: number } | null;
  /** Offered when the map is near enough, where there is a search to continue with. */
  searchHere?: { label: string; search(middle: Coordinates): void };
}

/** Venues on a map. Whatever it shows is in the list beside it too. */
export function VenueMap(props: Props) {
  const { words, start, venues, picked, target, person, circle, onPick, searchHere, card } = props;
  const site = useSite();
  const canvas = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [isNear, setNear] = useState(false);
  const [hasBackground, setHasBackground] = useState(true);
  const { state, map, tryAgain } = useVenueMap(canvas, {
    styleUrl: () => mapStyleAddress(site, window.location.origin),
    start,
    onPick,
    onZoom: (zoom) => setNear(offersSearchHere(zoom)),
    onBackgroundFailed: () => setHasBackground(false),
  });

  useEffect(() => {
    const places = venues.flatMap(({ venue }) => {
      const coordinates = validCoordinates(venue);
      return coordinates ? [{ slug: venue.slug, ...coordinates }] : [];
    });
    map?.setPlaces(places);
  }, [map, venues]);
  useEffect(() => map?.setPicked(picked), [map, picked]);
  useEffect(() => {
    if (card) map?.keepClear(card.place, card.height);
  }, [map, card]);
  useEffect(() => map?.setMarks(circle, person), [map, circle, person]);
  const show = useEffectEvent(() => {
    if (target) map?.show(target);
  });
  const shown = JSON.stringify(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target made again must not move the map back
  useEffect(() => show(), [map, shown]);

  if (state === 'failed') {
    return (
      <Notice
        severity="warning"
        action={
          <Button variant="quiet" size="small" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  return (
    <div>
      <MapFrame>
        <MapCanvas
          ref={canvas}
          tabIndex={0}
          role="application"
          aria-label={words.label}
          aria-describedby={helpId}
        />
        {state === 'loading' && <Spinner text={words.loading} showText sx={{ height: '100%' }} />}
        {map && (
          <ZoomButtons>
            <IconButton icon="plus" size="small" label={words.zoomIn} onClick={() => map.zoomBy(1)} />
            <IconButton icon="minus" size="small" label={words.zoomOut} onClick={() => map.zoomBy(-1)} />
          </ZoomButtons>
        )}
        {map && isNear && searchHere && (
          <MapAction>
            <Button
              variant="quiet"
              size="small"
              startIcon="search"
              onClick={() => searchHere.search(map.middle())}
              sx={{ background: 'var(--ui-surface)' }}
            >
              {searchHere.label}
            </Button>
          </MapAction>
        )}
      </MapFrame>
      <VisuallyHidden id={helpId}>{words.help}</VisuallyHidden>
      <Text
        size="small"
        tone="muted"
        sx={{ mt: 0.5, display: 'none', '@media (pointer: coarse)': { display: 'block' } }}
      >
        {words.touchHelp}
      </Text>
      {!hasBackground && (
        <Text size="small" tone="muted" role="status" sx={{ mt: 0.5 }}>
          {words.backgroundFailed}
        </Text>
      )}
    </div>
  );
}
