import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { venues } from 'shared-contracts/api/venues';
import { isBlankSearch, searchVenues } from 'shared-contracts/venue-search';
import { lazyPart, useApiQuery, useScreenTitle, useVenue } from 'shared-platform';
import { useUsersLocation } from 'shared-platform/places';
import { useSearchParams } from 'shared-platform/router';
import { Container, Notice, PageHeader, Skeleton, Stack, styled } from 'shared-ui/core';
import { SearchForm } from '../features/find-venue/search-form.tsx';
import { useVenueSearch } from '../features/find-venue/use-venue-search.ts';
import { VenueListSkeleton } from '../features/find-venue/venue-list-skeleton.tsx';
import { YourVenue } from '../features/find-venue/your-venue.tsx';
import { LoadFailure } from '../shared/lazy-load-failure.tsx';
import { isOnMap, withMap } from '../shared/map-in-address.ts';
import { keepNearMe, wasNearMe } from '../shared/near-me-in-tab.ts';
import { texts } from '../texts/en.ts';
import { texts as listWords } from '../texts/found-venues.ts';
import { FoundSection } from './found-section.tsx';

/** A band in the brand's tone across the window; its border image adds nothing to scroll to. Ripples fill a wide one. */
const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  marginBottom: '24px',
  paddingBottom: 'clamp(24px, 3vw, 40px)',
  borderImage: 'linear-gradient(var(--brand-wash) 0 0) fill 0 / 0 / 0 100vw',
  '@media (min-width: 951px)': {
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 0 auto',
      width: 'clamp(200px, 100vw - 1060px, 420px)',
      background:
        'repeating-radial-gradient(circle at 50% 100%, var(--brand-strong) 0 18px, transparent 18px 36px)',
      opacity: 0.2,
      mask: 'radial-gradient(50% 60% at 50% 100%, #000, transparent)',
    },
  },
  // The map and its list are in the first view.
  '&[data-map]': {
    marginBottom: '12px',
    paddingBottom: '20px',
    '& > :first-child': { paddingBlock: '20px 12px' },
    '@media (min-width: 951px)': {
      display: 'flex',
      alignItems: 'end',
      gap: '32px',
      '& > :first-child': { paddingBlock: '20px 0', whiteSpace: 'nowrap' },
      '& > :last-child': { flex: 1, paddingTop: '16px' },
    },
  },
  '&[data-map]::after': { content: 'none' },
  // A page without a search is its words alone.
  '&[data-plain]': {
    marginBottom: 0,
    paddingBottom: 0,
    borderImage: 'none',
    '&::after': { content: 'none' },
  },
  '@media (forced-colors: active)': { borderImage: 'none' },
});

/** Below the search on home, with their room until they are there. */
const ToDo = lazyPart(() => import(/* webpackChunkName: "whats-on" */ './to-do.tsx'), {
  pending: () => <Stack sx={{ height: 536 }} />,
});
const SessionResults = lazyPart(() => import(/* webpackChunkName: "discover" */ './session-results.tsx'), {
  pending: () => <VenueListSkeleton />,
});

const words = texts.findVenue;

/** Bookings home: activities and classes, and the search for venues by name, place or distance. */
export default function VenueSearchScreen() {
  const query = useApiQuery(venues, {});
  const { slug, forget: forgetVenue, hasForgotten } = useVenue();
  const { search, type, go, adjust } = useVenueSearch();
  const isForClasses = search.sessions !== null;
  // The document arrives with the title of the address, whatever is searched for.
  useScreenTitle(words.title);
  const [wasUsed] = useState(wasNearMe);
  const { location, locate, forget } = useUsersLocation(search.isNearMe || wasUsed);
  const isLocated = location.state === 'known';
  useEffect(() => {
    if (isLocated) keepNearMe(true);
  }, [isLocated]);
  const wantsHere = useRef(false);
  const [params, setParams] = useSearchParams();
  const shownSearch = useDeferredValue(search);
  const yourVenue = query.data?.find((venue) => venue.slug === slug);
  const isGone = query.data !== undefined && slug !== null && yourVenue === undefined;
  useEffect(() => {
    if (isGone) forgetVenue(slug);
  }, [isGone, slug, forgetVenue]);

  function useMyLocation() {
    // A search for classes is still theirs once it is known where they are.
    go(search.sessions === null ? { text: '', place: null, isNearMe: true } : { isNearMe: true });
    wantsHere.current = search.sessions !== null;
    locate();
  }
  function forgetLocation() {
    go({ isNearMe: false });
    keepNearMe(false);
    forget();
  }
  const hasMap = isOnMap(params);
  // Without a venue there is nothing to search for, and nothing on.
  const isEmpty = query.data?.length === 0 && isBlankSearch(search.text);
  const isHome = !isForClasses && !hasMap;
  const showMap = (isShown: boolean) =>
    setParams((before) => withMap(before, isShown), { preventScrollReset: true });
  const isNamed = query.data !== undefined && searchVenues(query.data, search.text).length > 0;
  const knownVenue = isHome ? yourVenue : undefined;
  const isSearching = !isBlankSearch(search.text);
  const here = location.state === 'known' ? location.coordinates : null;

  function searchPlace() {
    if (!isBlankSearch(search.text)) go({ text: search.text, place: search.text.trim() });
  }
  function searchSessions() {
    if (!isBlankSearch(search.text)) go({ text: search.text, sessions: search.text.trim() });
  }
  function showVenues(place: string, isStep: boolean) {
    (isStep ? go : adjust)({ text: place, place, sessions: null });
  }

  return (
    <Container sx={{ pb: 8 }}>
      <Band data-map={hasMap || undefined} data-plain={isEmpty || undefined}>
        <PageHeader
          title={isForClasses ? words.classes : isEmpty ? listWords.book : words.title}
          lead={isHome && !isEmpty && slug === null && words.lead}
        />
        <Stack spacing={4}>
          {knownVenue && <YourVenue venue={knownVenue} isSecond={isSearching} />}
          {hasForgotten && <Notice severity="info">{listWords.venueGone}</Notice>}
          {!isEmpty && (
            <SearchForm
              text={search.text}
              location={location}
              isSecond={knownVenue !== undefined && !isSearching}
              onType={type}
              onSearch={isNamed ? searchPlace : searchSessions}
              onLocate={useMyLocation}
              onForgetLocation={forgetLocation}
            />
          )}
        </Stack>
      </Band>
      <Stack spacing={4}>
        {isHome && !isEmpty && search.text === '' && <ToDo here={here} venue={yourVenue} />}
        {query.state === 'loading' && !isForClasses && (
          <Stack spacing={2}>
            <Skeleton width={160} height={44} />
            <VenueListSkeleton />
          </Stack>
        )}
        {query.state === 'error' && !isForClasses && (
          <LoadFailure
            title={words.failed}
            level={2}
            message={query.error?.message}
            isQuiet
            onTryAgain={query.reload}
          />
        )}
        {search.sessions !== null && (
          <SessionResults
            term={search.sessions}
            radius={search.radius}
            here={here}
            wantsHere={wantsHere}
            onLocate={useMyLocation}
            onVenues={showVenues}
          />
        )}
        {query.data && !isForClasses && (
          <FoundSection
            venues={query.data}
            search={shownSearch}
            here={here}
            isOnMap={hasMap}
            onMap={showMap}
            onSearchPlace={searchPlace}
            onSearchSessions={searchSessions}
            onRadius={(radius) => adjust({ radius })}
            onShowAll={() => go({ text: '', place: null, sessions: null })}
          />
        )}
      </Stack>
    </Container>
  );
}
