import { useEffect, useMemo, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { RADIUS } from 'shared-contracts/nearby-venues';
import { useVenue } from 'shared-platform';
import {
  findVenues,
  placeToFind,
  usePlaceSearch,
  useUsersLocation,
  type VenueTerms,
} from 'shared-platform/places';
import { Button, EmptyState, Notice, SearchField, Stack, styled, useMediaQuery } from 'shared-ui/core';
import { PHONE_QUERY } from '../../shared/header-layout.ts';
import { useVenueList } from '../../shared/venues.resource.ts';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';
import { FoundOptions } from './found-options.tsx';
import { VenueOptionsSkeleton } from './venue-options-skeleton.tsx';

const words = texts.chooseVenue;

const NONE: readonly Venue[] = [];
const BLANK: VenueTerms = { text: '', place: null, radius: RADIUS.usual };

/** Keeps its height while the list changes. */
const Root = styled('div')({ minHeight: 'min(60dvh, 480px)', paddingTop: 4 });

/** Stays while the list is scrolled, unless the screen is as low as that of a phone held sideways. */
const Sticky = styled('div')({
  '@media (min-height: 500px)': {
    position: 'sticky',
    zIndex: 1,
    top: -4,
    paddingBlock: 4,
    background: 'var(--ui-surface)',
    // Beside the field, where the rings of focused venues pass under it.
    boxShadow: '-8px 0 var(--ui-surface), 8px 0 var(--ui-surface)',
  },
});

/** Close to the field: it is another way to fill in a place. */
const Locate = styled('div')({ '&&': { marginTop: 4, marginBottom: -8 } });

/** A search box and the venues that it leads to: by name, around a place, or near the person, as on the bookings home. */
export function VenueSearch({ onChoose }: { onChoose(venue: Venue): void }) {
  const { slug: present } = useVenue();
  const query = useVenueList({ enabled: true });
  const venues = query.data ?? NONE;
  const [search, setSearch] = useState(BLANK);
  const { location, locate, forget } = useUsersLocation(false);
  const here = location.state === 'known' ? location.coordinates : null;
  const { outcome, tryAgain } = usePlaceSearch(placeToFind(venues, search));
  const found = useMemo(
    () => findVenues({ venues, search, here, placeOutcome: outcome }),
    [venues, search, here, outcome],
  );
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const term = search.text.trim();

  // On a phone, focus would open the keyboard and cover the list.
  useEffect(() => {
    if (!isPhone) box.current?.focus();
  }, [isPhone]);

  function searchPlace() {
    if (term !== '') setSearch((before) => ({ ...before, place: term }));
  }
  function useMyLocation() {
    setSearch(BLANK);
    locate();
  }

  return (
    <Root ref={root} tabIndex={-1}>
      <Stack spacing={2}>
        <Sticky>
          <SearchField
            ref={box}
            label={words.label}
            value={search.text}
            onChange={(text) => setSearch({ ...BLANK, text })}
            onSearch={searchPlace}
            name="venue"
          />
        </Sticky>
        <Locate>
          <Button
            variant="text"
            startIcon="locate"
            loading={location.state === 'locating'}
            loadingText={near.locating}
            onClick={here ? forget : useMyLocation}
          >
            {here ? near.stopUsingMyLocation : near.useMyLocation}
          </Button>
        </Locate>
        {location.state === 'refused' && <Notice severity="danger">{near.locationRefused}</Notice>}
        {location.state === 'failed' && <Notice severity="danger">{near.locationFailed}</Notice>}
        {query.state === 'loading' && <VenueOptionsSkeleton />}
        {query.state === 'error' && (
          <EmptyState
            icon="error"
            title={words.failed}
            level={3}
            action={<Button onClick={query.reload}>{words.tryAgain}</Button>}
          >
            {query.error?.message}
          </EmptyState>
        )}
        {query.data && (
          <FoundOptions
            venues={venues}
            found={found}
            term={term}
            present={present}
            onChoose={onChoose}
            onSearchPlace={() => {
              searchPlace();
              // Its button goes, and would take the focus along.
              (isPhone ? root : box).current?.focus();
            }}
            onShowAll={() => {
              setSearch(BLANK);
              (isPhone ? root : box).current?.focus();
            }}
            onChooseTown={(town) => {
              setSearch({ ...BLANK, text: town });
              (isPhone ? root : box).current?.focus();
            }}
            onTryAgain={tryAgain}
          />
        )}
      </Stack>
    </Root>
  );
}
