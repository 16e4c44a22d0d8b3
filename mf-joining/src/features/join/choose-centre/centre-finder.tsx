import { useAtom } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { type MapStart, VenueMap } from 'shared-platform/map';
import { RadiusControl } from 'shared-platform/places';
import { EmptyState, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CentreList } from './centre-list.tsx';
import { foundCentres } from './centre-search.ts';
import { CentreSearchForm } from './centre-search-form.tsx';
import { pickedCentreAtom } from './centre-search-state.ts';
import { mapTarget } from './map-target.ts';
import { searchStatus } from './search-status.ts';
import { useCentreSearch } from './use-centre-search.ts';
import { useSelectedCentre } from './use-selected-centre.ts';

const words = texts.centre;

/** Where the map of joining starts (joining specification 9, decisions 41). */
const MAP_START: MapStart = { lat: 54.8, lng: -2.75, zoomNarrow: 4.92, zoomWide: 5.5, wideFrom: 576 };

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 32px',
  marginBlock: '16px',
});

/** The map, and beside it, or below where there is no room, the same centres to read and choose. */
const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' },
});

const List = styled('section')({
  '@container (min-width: 680px)': {
    maxHeight: 'clamp(420px, 72vh, 600px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '3px',
    margin: '-3px',
  },
});

/** The centres on a map and in a list, to be found by name, place or nearness. */
export function CentreFinder({ centres }: { centres: readonly Venue[] }) {
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
  const pickedName = centres.find(({ slug }) => slug === picked)?.name;
  return (
    <>
      <CentreSearchForm control={control} />
      <Bar>
        <Text role="status" tone="muted">
          {searchStatus({ ...search, radius }, found.length)}
        </Text>
        <RadiusControl
          label={words.radius}
          miles={search.radius}
          text={words.miles(search.radius)}
          onChange={control.setRadius}
        />
      </Bar>
      <Panes>
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
        <List aria-label={words.list}>
          <VisuallyHidden role="status">{pickedName && texts.map.picked(pickedName)}</VisuallyHidden>
          {found.length === 0 ? (
            <EmptyState icon="search" title={words.noneFound} level={3}>
              {words.noneFoundHint}
            </EmptyState>
          ) : (
            <CentreList
              key={JSON.stringify([area, radius])}
              centres={found}
              selected={picked ?? remembered}
              first={picked}
            />
          )}
        </List>
      </Panes>
    </>
  );
}
