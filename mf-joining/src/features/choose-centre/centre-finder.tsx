import { useAtom } from 'jotai';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { type MapStart, VenueMap } from 'shared-platform/map';
import { RadiusControl } from 'shared-platform/places';
import { Button, EmptyState, Heading, Icon, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { CentreList } from './centre-list.tsx';
import { Bar, Links, List, MapPane, OnPhones, Panes, Problem, Ways } from './centre-panes.ts';
import { countCalled, foundCentres, isApproximate, nearestCentre } from './centre-search.ts';
import { CentreSearchForm } from './centre-search-form.tsx';
import { pickedCentreAtom } from './centre-search-state.ts';
import { mapTarget } from './map-target.ts';
import { searchProblem, searchStatus } from './search-status.ts';
import { useCentreSearch } from './use-centre-search.ts';
import { useSelectedCentre } from './use-selected-centre.ts';

const words = texts.centre;

/** Start of the map of joining (joining specification 9, decisions 41). */
const MAP_START: MapStart = { lat: 54.8, lng: -2.75, zoomNarrow: 4.92, zoomWide: 5.5, wideFrom: 576 };

/** The centres in a list, and on a map where the site has one, to be found by name, place or nearness. */
export function CentreFinder({ centres, hasMap }: { centres: readonly Venue[]; hasMap: boolean }) {
  const control = useCentreSearch(centres);
  const { search } = control;
  const { area, usersLocation } = search;
  const radius = useDeferredValue(search.radius);
  const [picked, pick] = useAtom(pickedCentreAtom);
  const remembered = useSelectedCentre();
  const found = useMemo(
    () => foundCentres(centres, { area, radius, usersLocation }),
    [centres, area, radius, usersLocation],
  );
  const target = useMemo(() => mapTarget({ area, radius }, found), [area, radius, found]);
  const circle = useMemo(
    () => (area.kind === 'around' ? { centre: area.centre, miles: radius } : null),
    [area, radius],
  );
  const problem = searchProblem(search);
  const isUnknown = search.progress === 'unknown-place';
  const [wantsMap, setWantsMap] = useState(false);
  const showsAll = area.kind === 'everywhere' && !wantsMap;
  const called = useMemo(() => countCalled(centres, area), [centres, area]);
  const nearest = found.length === 0 ? nearestCentre(centres, area) : null;
  const pickedName = centres.find(({ slug }) => slug === picked)?.name;
  const result = useRef<HTMLDivElement>(null);
  /** The button goes with the search, so the focus must not stay on it. */
  function showAll() {
    control.showAll();
    result.current?.focus();
  }
  return (
    <>
      <CentreSearchForm control={control} />
      <Problem data-unknown={isUnknown || undefined}>
        <Text role="status" tone="danger" weight="bold">
          {problem && <Icon name="error" size={20} />}
          {problem}
        </Text>
        {isUnknown && <Text sx={{ pl: '28px' }}>{words.unknownPlaceHint(search.text.trim())}</Text>}
      </Problem>
      <Ways>
        <Links>
          <Button variant="text" size="small" startIcon="locate" onClick={control.locate}>
            {words.useMyLocation}
          </Button>
          {hasMap && !showsAll && (
            <Button variant="text" size="small" onClick={showAll}>
              {words.showAll}
            </Button>
          )}
        </Links>
        {(hasMap || area.kind === 'around') && (
          <div data-idle={(area.kind !== 'around' && !wantsMap) || undefined}>
            <RadiusControl
              label={words.radius}
              miles={search.radius}
              text={words.miles(search.radius)}
              onChange={control.setRadius}
            />
          </div>
        )}
      </Ways>
      <Bar>
        <div ref={result} tabIndex={-1}>
          <Text role="status" tone="muted">
            {searchStatus({ ...search, radius }, found.length, called)}
          </Text>
        </div>
        {hasMap && (
          <OnPhones>
            <Button variant="quiet" size="small" onClick={() => setWantsMap(!wantsMap)}>
              {wantsMap ? words.hideMap : words.showMap}
            </Button>
          </OnPhones>
        )}
      </Bar>
      <Panes data-map={hasMap || undefined}>
        {hasMap && (
          <MapPane data-shown={wantsMap || undefined}>
            <VenueMap
              words={texts.map}
              start={MAP_START}
              venues={found}
              picked={picked}
              target={target}
              person={usersLocation}
              circle={circle}
              onPick={pick}
              searchHere={{ label: texts.map.searchHere, search: control.searchHere }}
            />
          </MapPane>
        )}
        <List aria-label={words.list}>
          <VisuallyHidden role="status">{pickedName && texts.map.picked(pickedName)}</VisuallyHidden>
          {found.length === 0 && (
            <EmptyState icon="search" title={words.noneFound} level={3}>
              {words.noneFoundHint}
            </EmptyState>
          )}
          {nearest && (
            <Heading level={3} size={4} sx={{ mb: 2 }}>
              {words.nearest}
            </Heading>
          )}
          <CentreList
            key={JSON.stringify([area, radius])}
            centres={nearest ? [nearest] : found}
            selected={picked ?? remembered}
            first={picked}
            isApproximate={isApproximate(area)}
          />
        </List>
      </Panes>
    </>
  );
}
