import type { ReactNode } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { lazyPart } from 'shared-platform';
import type { FoundVenues } from 'shared-platform/places';
import { Button, EmptyState, Heading, Stack, styled, Text } from 'shared-ui/core';
import type { VenueSearch } from '../../shared/venues/venue-search.ts';
import { texts } from '../../texts/en.ts';
import { texts as listWords } from '../../texts/found-venues.ts';
import { isEmptyList } from './found-status.ts';
import { NearestVenue } from './nearest-venue.tsx';
import { VenueList } from './venue-list.tsx';
import { VenueListSkeleton } from './venue-list-skeleton.tsx';

const words = texts.findVenue;

const SimilarVenues = lazyPart(
  () => import(/* webpackChunkName: "similar-venues" */ './similar-venues.tsx'),
  { pending: () => <VenueListSkeleton />, failed: ({ children }) => children },
);

const NoVenues = lazyPart(() => import(/* webpackChunkName: "no-venues" */ './no-venues.tsx'));

/** Below each other on a phone, so that neither is at its edge. */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  '@media (max-width: 599.98px)': { flexDirection: 'column' },
});

interface Props {
  venues: readonly Venue[];
  found: FoundVenues;
  search: VenueSearch;
  onSearchPlace(): void;
  onSearchSessions(): void;
  onTryAgain(): void;
  onShowAll(): void;
}

/** The list a search leads to, or why there is none and what to do. */
export function SearchResults(props: Props) {
  const { venues, found, search, onSearchPlace, onSearchSessions, onTryAgain, onShowAll } = props;
  const term = search.text.trim();
  const showAll = (
    <Button variant="quiet" onClick={onShowAll}>
      {words.showAll}
    </Button>
  );
  const nothing = (title: string, text: ReactNode, action: ReactNode) => (
    <EmptyState icon="search" title={title} level={3} action={action}>
      {text}
    </EmptyState>
  );
  const similar = (reason: string, action: ReactNode, message: ReactNode) => (
    <SimilarVenues venues={venues} term={term} reason={reason} action={action}>
      {message}
    </SimilarVenues>
  );
  switch (found.kind) {
    case 'searching-place':
      return <VenueListSkeleton />;
    case 'unnamed': {
      const ways = (
        <Ways>
          <Button variant="quiet" onClick={onSearchSessions}>
            {words.searchSessions(term)}
          </Button>
          <Button variant="text" onClick={onSearchPlace}>
            {listWords.searchPlace(term)}
          </Button>
        </Ways>
      );
      const reason = listWords.unnamed(term);
      return similar(reason, showAll, nothing(listWords.noneFound, reason, ways));
    }
    case 'unknown-place':
      return similar(
        listWords.unknownPlace,
        showAll,
        nothing(listWords.unknownPlace, listWords.unknownPlaceHint, showAll),
      );
    case 'place-failed': {
      const again = (
        <Ways>
          <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
          {showAll}
        </Ways>
      );
      return similar(
        listWords.placesUnavailable,
        again,
        nothing(listWords.placesUnavailable, listWords.placesUnavailableHint, again),
      );
    }
    case 'near-place':
      if (!isEmptyList(found)) break;
      return (
        <>
          {nothing(listWords.noneFound, listWords.noneInRadius(search.radius, found.place.name), showAll)}
          {found.nearest && <NearestVenue found={found.nearest} isApproximate={found.isApproximate} />}
        </>
      );
    case 'all':
      if (!isEmptyList(found)) break;
      return <NoVenues />;
  }
  const name = JSON.stringify([found.kind, search.text, search.radius]);
  return (
    <Stack spacing={5}>
      <div>
        <VenueList
          name={name}
          listed={found.listed}
          isApproximate={found.kind === 'near-place' && found.isApproximate}
        />
      </div>
      {found.kind === 'all' && found.elsewhere.length > 0 && (
        <section aria-labelledby="venues-elsewhere">
          <Heading id="venues-elsewhere" level={2} size={3}>
            {listWords.elsewhere}
          </Heading>
          <Text tone="muted" sx={{ mb: 2 }}>
            {listWords.elsewhereHint}
          </Text>
          <VenueList name={`${name} elsewhere`} listed={found.elsewhere} />
        </section>
      )}
    </Stack>
  );
}
