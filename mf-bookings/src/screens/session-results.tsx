import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { activityKind } from 'shared-contracts/activity-kinds';
import { SEARCH_PAGES, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { isDistrict } from 'shared-contracts/place-search';
import { isUkPostcode } from 'shared-contracts/postcode';
import { isPlain, parseSearch } from 'shared-contracts/session-search/parse-search';
import { NO_FILTER } from 'shared-contracts/session-search/session-filter';
import { searchArguments } from 'shared-contracts/session-search/session-query';
import { namedPlaces } from 'shared-contracts/session-search/venue-in-words';
import { lazyPart, useApiQuery } from 'shared-platform';
import { usePlaceSearch } from 'shared-platform/places';
import { useSearchParams } from 'shared-platform/router';
import { Box, Button, EmptyState, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { AttendeePicker } from '../features/book-for-others/attendee-picker.tsx';
import { asTyped } from '../features/discover/as-typed.ts';
import { FoundSessions, FoundSkeleton } from '../features/discover/found-sessions.tsx';
import { noneHint, noneLeft } from '../features/discover/none-left.ts';
import { NothingFound } from '../features/discover/nothing-found.tsx';
import { OtherTimes } from '../features/discover/other-times.tsx';
import { isForToday, isOverToday, termOfLaterDay } from '../features/discover/passed-time.ts';
import { Head, Line } from '../features/discover/results-layout.ts';
import { SearchChips } from '../features/discover/search-chips.tsx';
import { SearchNotices } from '../features/discover/search-notices.tsx';
import { ShareSearch } from '../features/discover/share-search.tsx';
import { useSearchFilters } from '../features/discover/use-search-filters.ts';
import { useSeenActivities } from '../features/discover/use-seen-activities.ts';
import { useWordsNearMe } from '../features/discover/use-words-near-me.ts';
import VenueRadius from '../features/find-venue/venue-radius.tsx';
import { ActivityLinks } from '../shared/activity-links.tsx';
import { isOnMap, withMap } from '../shared/map-in-address.ts';
import { MapPage } from '../shared/map-page.ts';
import { mapStates } from '../shared/map-states.tsx';
import { Drawing } from '../shared/pictures/drawing.tsx';
import { countOn } from '../shared/timetable/session-filter.ts';
import { today } from '../shared/timetable/timetable-days.ts';
import { useAttendeeChoice } from '../shared/use-attendee-choice.ts';
import { texts as words } from '../texts/discover.ts';
import { texts } from '../texts/en.ts';
import { Bar, FilterMarks, FilterOpener } from './filter-bar.tsx';

const SessionsOnMap = lazyPart(
  () => import(/* webpackChunkName: "sessions-on-map" */ '../features/find-on-map/sessions-on-map.tsx'),
  mapStates,
);

/** Number of activities that the words of a search are said to be taken for. */
const NAMED = 3;

interface Props {
  /** The submitted term, such as `yoga near M33 tonight`. */
  term: string;
  /** Miles around the place. */
  radius: number;
  /** Position of the person, if they share it. */
  here: Coordinates | null;
  wantsHere: RefObject<boolean>;
  onLocate(): void;
  /** Looks for venues instead: by a step that can be undone, or in place of this one. */
  onVenues(place: string, isStep: boolean): void;
}

/** The classes and courts that a search text describes, at every venue of the tenant. */
export default function SessionResults(props: Props) {
  const { term, radius, here, wantsHere, onLocate, onVenues } = props;
  const [params, setParams] = useSearchParams();
  const day = today(new Date());
  const listed = useApiQuery(venues, {});
  useWordsNearMe({ isWanted: wantsHere, here, term, venues: listed.data });
  const known = useMemo(() => namedPlaces(listed.data ?? []), [listed.data]);
  // A whole postcode is a place wherever it is: `near M33 2AL yoga`.
  const read = (text: string) =>
    parseSearch(text, day, (words) => known.isPlace(words) || isUkPostcode(words));
  const parsed = read(term);
  // One word is read alike without the venues, among which several may name one.
  const isUnread = listed.state === 'loading' && /\s/.test(term.trim());
  const own = parsed.place === null ? null : known.venueOf(parsed.place);
  const ownPoint = own && validCoordinates(own);
  const { outcome, tryAgain } = usePlaceSearch(isUnread || ownPoint ? null : parsed.place);
  const isLocating = isUnread || (parsed.place !== null && !ownPoint && outcome === null);
  const place = outcome?.outcome === 'found' ? outcome.place : null;
  // A person who shares their place and names no other looks near it.
  const isNearMe = parsed.isNearMe || (parsed.place === null && here !== null);
  const near = isNearMe ? here : (ownPoint ?? place?.coordinates ?? null);
  const forWhom = useAttendeeChoice();
  const filtering = useSearchFilters({ term, parsed, read });
  const { choices, more, isFiltered, choose, chooseMore } = filtering;
  const asked = searchArguments(parsed, params, near, radius);
  const query = useApiQuery(
    searchSessions,
    { query: { ...asked.query, ...forWhom.query } },
    { enabled: !isLocating && forWhom.isSettled },
  );
  const { data, error } = query;
  const filterButton = useRef<HTMLButtonElement>(null);
  const sample = data?.sessions.map(({ session }) => session);
  const activities = useSeenActivities(parsed.what, data?.sessions);

  // One thing that is no activity may be a place, and so may anything where the server has no such search. If the search
  // fails, the words may still be an activity, unless they name a place.
  const isNoActivity = data?.activities.length === 0 || (query.state === 'error' && known.isPlace(term));
  const isVenueSearch = error?.kind === 'not-found' || (isPlain(parsed) && isNoActivity);
  const showVenues = useEffectEvent(() => onVenues(parsed.place ?? term, false));
  useEffect(() => {
    if (isVenueSearch) showVenues();
  }, [isVenueSearch]);

  const showMap = (isShown: boolean) =>
    setParams((before) => withMap(before, isShown), { preventScrollReset: true });

  const isWaiting = isLocating || query.state === 'loading' || isVenueSearch;
  // A person who has just pressed a filter keeps it under their hand while the answer is on its way.
  const [hasShown, setShown] = useState(false);
  if (data && !isVenueSearch && !hasShown) setShown(true);
  const dialog = { filter: more, sessions: sample, activities, button: filterButton, onChange: chooseMore };
  const filters = (
    <>
      <Line data-row>
        <SearchChips choices={choices} onChange={choose} />
        <FilterOpener {...dialog} isSample />
      </Line>
      {countOn(more) > 0 && (
        <Bar>
          <FilterMarks {...dialog} onClear={() => chooseMore(NO_FILTER)} />
        </Bar>
      )}
      <AttendeePicker />
    </>
  );

  const what = asTyped(term, parsed.what);
  // Words of an activity name no place: nothing is near ‘pilates’.
  const isActivity = activityKind(parsed.what) !== 'general' || (data?.activities.length ?? 0) > 0;
  const placeTerm = parsed.place ?? (isActivity ? '' : what);
  const findVenues = (
    <Button variant="text" onClick={() => onVenues(placeTerm, true)}>
      {placeTerm === '' ? texts.findVenue.showAll : words.venuesInstead(placeTerm)}
    </Button>
  );

  if (isWaiting && !hasShown) return <FoundSkeleton />;
  if (isWaiting) {
    return (
      <section aria-label={texts.findVenue.classes}>
        <Stack spacing={3}>
          {filters}
          <FoundSkeleton />
        </Stack>
      </section>
    );
  }
  if (!data) {
    return (
      <div>
        <EmptyState
          picture={<Drawing name="drop" />}
          title={words.failed}
          action={
            <Stack spacing={1} sx={{ alignItems: 'center' }}>
              <Button variant="quiet" onClick={query.reload}>
                {texts.tryAgain}
              </Button>
              {findVenues}
            </Stack>
          }
        >
          {error?.kind === 'server' ? words.failedHint : error?.message}
        </EmptyState>
        <ActivityLinks term={what} isMiddle />
      </div>
    );
  }
  const count = data.sessions.length;
  const nearName = own?.name ?? place?.name;
  const nearWhat = near && (isNearMe ? words.you : nearName);
  const priceLimit = choices.isFree
    ? 0
    : more.priceLimit === null
      ? parsed.priceLimit
      : more.priceLimit / 100;
  const isPast = parsed.days !== null && parsed.days.to < day;
  const nextPage = SEARCH_PAGES[SEARCH_PAGES.indexOf(choices.limit) + 1];
  const isPlaced = data.sessions.some(({ venue }) => venue.lat !== null);
  const hasMap = isPlaced && isOnMap(params);
  const hasPassed = isOverToday(asked.query ?? {}, new Date());
  const isToday = isForToday(parsed.days, day);
  const isUnknown = count === 0 && parsed.what !== '' && data.activities.length === 0;
  const hint = noneHint({ from: asked.query?.from, today: day, isPast, hasPassed, isToday });
  const isNarrowed = countOn(more) > 0 || choices.isWomenOnly;
  const line = [
    count === 0 ? words.none : data.hasMore ? words.foundMore(count) : words.found(count),
    priceLimit !== null && words.atPrice(priceLimit),
    nearWhat && words.near(radius, nearWhat, count > 0),
  ]
    .filter(Boolean)
    .join(' ');
  const list = (
    <Stack spacing={3}>
      <FoundSessions
        sessions={data.sessions}
        from={near}
        isApproximate={!ownPoint && place !== null && isDistrict(place.name)}
      />
      {data.hasMore &&
        (nextPage ? (
          <Button variant="text" onClick={() => choose({ limit: nextPage })}>
            {words.more}
          </Button>
        ) : (
          <Text tone="muted">{words.narrow}</Text>
        ))}
      {count > 0 && placeTerm !== '' && <div>{findVenues}</div>}
    </Stack>
  );
  return (
    <section aria-label={texts.findVenue.classes}>
      <Stack spacing={3}>
        <SearchNotices
          parsed={parsed}
          outcome={outcome}
          here={here}
          onTryAgain={tryAgain}
          onLocate={count > 0 ? onLocate : undefined}
        />
        <MapPage data-map={hasMap || undefined}>
          <Head data-map={hasMap || undefined}>
            {!isUnknown && <Stack spacing={3}>{filters}</Stack>}
            <Line data-spread data-map={hasMap || undefined}>
              <Text role="status" tone="muted" sx={{ overflowWrap: 'anywhere' }}>
                {data.isReadAs && count > 0 && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {words.readAs(data.activities.slice(0, NAMED).join(', '), what)}{' '}
                  </Box>
                )}
                {isUnknown || line === words.none ? <VisuallyHidden>{words.none}</VisuallyHidden> : line}
              </Text>
              {near && (
                <VenueRadius
                  miles={radius}
                  around={own && ownPoint ? { name: own.name, coordinates: ownPoint } : place}
                  onChange={filtering.chooseRadius}
                />
              )}
              <Line data-actions>
                {isPlaced && (
                  <Button variant="text" size="small" startIcon="pin" onClick={() => showMap(!hasMap)}>
                    {hasMap ? texts.findVenue.hideMap : texts.findVenue.showMap}
                  </Button>
                )}
                {count > 0 && !hasMap && <ShareSearch term={term} />}
              </Line>
            </Line>
          </Head>
          {hasMap ? (
            <SessionsOnMap sessions={data.sessions} near={near} name={nearName} miles={radius} here={here}>
              {list}
            </SessionsOnMap>
          ) : (
            count > 0 && list
          )}
        </MapPage>
        {count === 0 && (
          <NothingFound
            term={term}
            unknown={isUnknown ? what : null}
            none={isToday && !hasPassed && !isNarrowed ? noneLeft(asked.query ?? {}, what) : words.none}
            hint={hint}
            laterTerm={hasPassed || (isToday && !isUnknown) ? termOfLaterDay(term, day) : null}
            onSearch={filtering.search}
          >
            {isFiltered && (
              <Button variant="text" onClick={filtering.clearAll}>
                {words.clear}
              </Button>
            )}
            {!(isUnknown && parsed.place === null) && findVenues}
          </NothingFound>
        )}
        {count === 0 && !isUnknown && (
          <OtherTimes query={{ ...asked.query, ...forWhom.query }} today={day} from={near} />
        )}
      </Stack>
    </section>
  );
}
