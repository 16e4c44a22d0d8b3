import { useDeferredValue, useEffect } from 'react';
import { venues } from 'shared-contracts/api/venues';
import { isBlankSearch } from 'shared-contracts/venue-search';
import { useApiQuery, useScreenTitle, useVenue } from 'shared-platform';
import { useSearchParams } from 'shared-platform/router';
import { Button, Container, EmptyState, Notice, PageHeader, Stack } from 'shared-ui/core';
import { SearchForm } from '../features/find-venue/search-form.tsx';
import { useUsersLocation } from '../features/find-venue/use-users-location.ts';
import { useVenueSearch } from '../features/find-venue/use-venue-search.ts';
import { VenueListSkeleton } from '../features/find-venue/venue-list-skeleton.tsx';
import { YourVenue } from '../features/find-venue/your-venue.tsx';
import { texts } from '../texts/en.ts';
import { FoundSection } from './found-section.tsx';

const words = texts.findVenue;
const MAP = 'map';

/** Bookings home: the venues of the tenant, to be found by name, place or nearness. */
export default function VenueSearchScreen() {
  useScreenTitle(words.title);
  const query = useApiQuery(venues, {});
  const { slug, forget: forgetVenue, hasForgotten } = useVenue();
  const { search, type, go, adjust } = useVenueSearch();
  const { location, locate, forget } = useUsersLocation(search.isNearMe);
  const [params, setParams] = useSearchParams();
  const shownSearch = useDeferredValue(search);
  const yourVenue = query.data?.find((venue) => venue.slug === slug);
  const isGone = query.data !== undefined && slug !== null && yourVenue === undefined;
  useEffect(() => {
    if (isGone) forgetVenue(slug);
  }, [isGone, slug, forgetVenue]);

  function useMyLocation() {
    go({ text: '', place: null, isNearMe: true });
    locate();
  }
  function forgetLocation() {
    go({ isNearMe: false });
    forget();
  }
  function showMap(isShown: boolean) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isShown) next.set('view', MAP);
        else next.delete('view');
        return next;
      },
      { preventScrollReset: true },
    );
  }
  function searchPlace() {
    if (!isBlankSearch(search.text)) go({ text: search.text, place: search.text.trim() });
  }

  return (
    <Container sx={{ pb: 8 }}>
      <PageHeader title={words.title} lead={words.lead} />
      <Stack spacing={4}>
        {yourVenue && <YourVenue venue={yourVenue} />}
        {hasForgotten && <Notice severity="info">{words.venueGone}</Notice>}
        <SearchForm
          text={search.text}
          location={location}
          onType={type}
          onSearch={searchPlace}
          onLocate={useMyLocation}
          onForgetLocation={forgetLocation}
        />
        {query.state === 'loading' && <VenueListSkeleton />}
        {query.state === 'error' && (
          <EmptyState
            icon="error"
            title={words.failed}
            action={<Button onClick={query.reload}>{texts.tryAgain}</Button>}
          >
            {query.error?.message}
          </EmptyState>
        )}
        {query.data && (
          <FoundSection
            venues={query.data}
            search={shownSearch}
            here={location.state === 'known' ? location.coordinates : null}
            isOnMap={params.get('view') === MAP}
            onMap={showMap}
            onSearchPlace={searchPlace}
            onRadius={(radius) => adjust({ radius })}
            onShowAll={() => go({ text: '', place: null })}
          />
        )}
      </Stack>
    </Container>
  );
}
