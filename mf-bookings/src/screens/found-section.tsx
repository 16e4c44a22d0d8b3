import { useMemo, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import type { Coordinates } from 'shared-contracts/distance';
import { lazyPart } from 'shared-platform';
import { type FoundVenues, findVenues, placeToFind, usePlaceSearch } from 'shared-platform/places';
import { Button, Skeleton, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { foundStatus, isEmptyList } from '../features/find-venue/found-status.ts';
import { SearchResults } from '../features/find-venue/search-results.tsx';
import { MapPage } from '../shared/map-page.ts';
import { mapStates } from '../shared/map-states.tsx';
import type { VenueSearch } from '../shared/venues/venue-search.ts';
import { texts } from '../texts/en.ts';

const VenuesOnMap = lazyPart(
  () => import(/* webpackChunkName: "find-on-map" */ '../features/find-on-map/venues-on-map.tsx'),
  mapStates,
);

const VenueRadius = lazyPart(
  () => import(/* webpackChunkName: "venue-radius" */ '../features/find-venue/venue-radius.tsx'),
  { pending: () => <Skeleton width={280} height={44} /> },
);

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  // On a phone the map's button is beside the count, and the radius below both.
  '@media (max-width: 599.98px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    '& > *': { gridColumn: '1 / -1' },
    '& > button': { justifySelf: 'start' },
    '& > [role="status"]': { gridArea: '1 / 1' },
    '& > [data-map]': { gridArea: '1 / 2' },
  },
});

/** Keeps the footer out of sight while lists come and go. */
const Section = styled('section')({ minHeight: '70vh', '&[data-empty]': { minHeight: 0 } });

interface Props {
  venues: readonly Venue[];
  search: VenueSearch;
  here: Coordinates | null;
  isOnMap: boolean;
  onMap(isShown: boolean): void;
  onSearchPlace(): void;
  onSearchSessions(): void;
  onRadius(miles: number): void;
  onShowAll(): void;
}

/** The result of the search: a summary, the radius if a place was found, and the venues. */
export function FoundSection(props: Props) {
  const { venues, search, here, isOnMap, onMap, onSearchPlace, onSearchSessions, onRadius, onShowAll } =
    props;
  const term = placeToFind(venues, search);
  const [linked] = useState(term);
  const { outcome, tryAgain } = usePlaceSearch(term);
  const asName = useMemo(
    () => findVenues({ venues, search, here, placeOutcome: null }),
    [venues, search, here],
  );
  const found = useMemo((): FoundVenues => {
    if (outcome) return findVenues({ venues, search, here, placeOutcome: outcome });
    // A link to a place opens with the venues around it, not with those of that name before them.
    return term !== null && term === linked ? { kind: 'searching-place' } : asName;
  }, [venues, search, here, outcome, term, linked, asName]);
  const line = foundStatus(found, search, here !== null);
  // Without a list, its place says the same in large.
  const isListed = ('listed' in found && !isEmptyList(found)) || found.kind === 'searching-place';
  const hasMap = isOnMap && isListed && 'listed' in found;
  const results = (
    <SearchResults
      venues={venues}
      found={found}
      search={search}
      onSearchPlace={onSearchPlace}
      onSearchSessions={onSearchSessions}
      onTryAgain={tryAgain}
      onShowAll={onShowAll}
    />
  );
  return (
    <Section aria-labelledby="venues-found" data-empty={venues.length === 0 || undefined}>
      <VisuallyHidden as="h2" id="venues-found">
        {texts.findVenue.venues}
      </VisuallyHidden>
      <MapPage data-map={hasMap || undefined} sx={{ '--map-page-gap': '16px' }}>
        <Bar>
          <Text role="status" tone="muted" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {isListed ? line : <VisuallyHidden>{line}</VisuallyHidden>}
          </Text>
          {(found.kind === 'near-place' || found.kind === 'searching-place') && (
            <VenueRadius
              miles={search.radius}
              around={found.kind === 'near-place' ? found.place : null}
              onChange={onRadius}
            />
          )}
          {found.kind === 'named' && search.text.trim() !== '' && (
            <Button variant="text" size="small" onClick={onSearchSessions}>
              {texts.findVenue.searchSessions(search.text.trim())}
            </Button>
          )}
          {isListed && (
            <Button variant="text" size="small" startIcon="pin" data-map onClick={() => onMap(!isOnMap)}>
              {isOnMap ? texts.findVenue.hideMap : texts.findVenue.showMap}
            </Button>
          )}
        </Bar>
        {hasMap && 'listed' in found ? (
          <VenuesOnMap found={found} miles={search.radius} here={here}>
            {results}
          </VenuesOnMap>
        ) : (
          results
        )}
      </MapPage>
    </Section>
  );
}
