import type { Coordinates } from 'shared-contracts/distance';
import type { ParsedSearch } from 'shared-contracts/session-search/parse-search';
import type { PlaceOutcome } from 'shared-platform/places';
import { Button, Notice } from 'shared-ui/core';
import { PartFailure } from '../../shared/part-failure.tsx';
import { texts as words } from '../../texts/discover.ts';
import { texts } from '../../texts/en.ts';

interface Props {
  parsed: ParsedSearch;
  /** Of the look-up of its place; `null` without one. */
  outcome: PlaceOutcome | null;
  here: Coordinates | null;
  onTryAgain(): void;
  /** Left out where there is nothing to narrow to what is near: the search box has the same button. */
  onLocate?: (() => void) | undefined;
}

/** Words of a search that could not be used, and the search that was made without them. */
export function SearchNotices({ parsed, outcome, here, onTryAgain, onLocate }: Props) {
  const { place, isNearMe, impossible } = parsed;
  return (
    <>
      {impossible.time !== null && <Notice severity="info">{words.noSuchTime(impossible.time)}</Notice>}
      {impossible.date !== null && <Notice severity="info">{words.noSuchDate(impossible.date)}</Notice>}
      {outcome?.outcome === 'not-found' && place !== null && (
        <Notice severity="info">{words.unknownPlace(place)}</Notice>
      )}
      {outcome?.outcome === 'failed' && place !== null && (
        <PartFailure onRetry={onTryAgain}>{words.unknownPlace(place)}</PartFailure>
      )}
      {isNearMe && !here && (
        <Notice
          severity="info"
          action={
            onLocate && (
              <Button variant="quiet" size="small" startIcon="locate" onClick={onLocate}>
                {texts.findVenue.useMyLocation}
              </Button>
            )
          }
        >
          {words.whereAreYou}
        </Notice>
      )}
    </>
  );
}
