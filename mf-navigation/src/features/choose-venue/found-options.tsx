import type { Venue } from 'shared-contracts/api/venues';
import { type ListedVenue, RADIUS } from 'shared-contracts/nearby-venues';
import { lazyPart } from 'shared-platform';
import type { FoundVenues } from 'shared-platform/places';
import { Button, EmptyState, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';
import { TownChoices } from './town-choices.tsx';
import { VENUES_PER_STEP, VenueOptions } from './venue-options.tsx';
import { VenueOptionsSkeleton } from './venue-options-skeleton.tsx';

const words = texts.chooseVenue;

const SimilarVenues = lazyPart(
  () => import(/* webpackChunkName: "similar-venues" */ './similar-venues.tsx'),
  { pending: () => <VenueOptionsSkeleton />, failed: ({ children }) => children },
);

/** The venues to choose from, in their order. Nothing searched for: all of them, the selected one first. */
function optionsOf(found: FoundVenues, present: string | null): ListedVenue[] {
  if (!('listed' in found)) return [];
  if (found.kind === 'near-place') {
    return found.listed.length === 0 && found.nearest ? [found.nearest] : found.listed;
  }
  if (found.kind === 'named') return found.listed;
  const all = [...found.listed, ...found.elsewhere];
  if (found.listed.some(({ metres }) => metres !== null)) return all;
  return [
    ...all.filter(({ venue }) => venue.slug === present),
    ...all.filter(({ venue }) => venue.slug !== present),
  ];
}

/** The list in one line. */
function statusOf(found: FoundVenues, term: string, count: number): string {
  switch (found.kind) {
    case 'searching-place':
      return near.searching(term);
    case 'near-place': {
      const { called, listed, place } = found;
      if (called > 0 && listed.length > called) {
        return near.namedAndNear(called, term, listed.length - called, RADIUS.usual);
      }
      if (called > 0) break;
      return listed.length > 0 ? near.nearPlace(listed.length, place.name, RADIUS.usual) : words.noneFound;
    }
    case 'all':
      if (found.listed.some(({ metres }) => metres !== null)) return near.nearest(count);
  }
  return count > 0 ? words.found(count) : words.noneFound;
}

interface Props {
  venues: readonly Venue[];
  found: FoundVenues;
  /** The words that are searched for. */
  term: string;
  /** Slug of the selected venue. */
  present: string | null;
  onChoose(venue: Venue): void;
  onSearchPlace(): void;
  onShowAll(): void;
  onChooseTown(town: string): void;
  onTryAgain(): void;
}

/** Reason for a search without a list, and the way on; `null` if it has one. */
function missingList(found: FoundVenues, { term, onSearchPlace, onShowAll, onTryAgain }: Props) {
  switch (found.kind) {
    case 'unnamed': {
      const reason = words.noneNamed(term);
      const showAll = (
        <Button variant="text" onClick={onShowAll}>
          {words.showAll}
        </Button>
      );
      const action = (
        <Stack sx={{ alignItems: 'center', gap: 1 }}>
          <Button onClick={onSearchPlace}>{near.searchPlace(term)}</Button>
          {showAll}
        </Stack>
      );
      const title = words.noneFound;
      // A mistyped name is no place to look up.
      return { icon: 'search', title, text: reason, reason, action, after: showAll } as const;
    }
    case 'unknown-place': {
      const title = near.unknownPlace;
      const action = (
        <Button variant="quiet" onClick={onShowAll}>
          {words.showAll}
        </Button>
      );
      return {
        icon: 'search',
        title,
        text: `${near.lookedFor(term)} ${near.unknownPlaceHint}`,
        reason: title,
        action,
        after: action,
      } as const;
    }
    case 'place-failed': {
      const title = near.placesUnavailable;
      const action = (
        <Button variant="quiet" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      );
      return {
        icon: 'error',
        title,
        text: near.placesUnavailableHint,
        reason: title,
        action,
        after: action,
      } as const;
    }
  }
  return null;
}

/** The venues that a search leads to, or why there is none and what to do. */
export function FoundOptions(props: Props) {
  const { venues, found, term, present, onChoose, onChooseTown } = props;
  const missing = missingList(found, props);
  const options = optionsOf(found, present);
  const status = statusOf(found, term, options.length);
  const isListed = options.length > 0 || found.kind === 'searching-place';
  const isByName = found.kind === 'all' && options.every(({ metres }) => metres === null);
  const isLong = venues.length > VENUES_PER_STEP;
  return (
    <>
      {isByName && isLong && <TownChoices venues={venues} onChoose={onChooseTown} />}
      <Text role="status" size="small" tone="muted">
        {isListed ? status : <VisuallyHidden>{status}</VisuallyHidden>}
      </Text>
      {found.kind === 'searching-place' && <VenueOptionsSkeleton />}
      {found.kind === 'all' && options.length === 0 && (
        <EmptyState icon="search" title={words.noneFound} level={3}>
          {words.noneAtAll}
        </EmptyState>
      )}
      {missing && (
        <SimilarVenues
          venues={venues}
          term={term}
          present={present}
          onChoose={onChoose}
          reason={missing.reason}
          action={missing.after}
        >
          <div>
            <EmptyState
              icon={missing.icon}
              title={missing.title}
              level={3}
              action={missing.action}
              sx={{ py: 2 }}
            >
              {missing.text}
            </EmptyState>
            {isLong && <TownChoices venues={venues} isCentred onChoose={onChooseTown} />}
          </div>
        </SimilarVenues>
      )}
      {found.kind === 'near-place' && found.listed.length === 0 && (
        <Text>{near.noneInRadius(RADIUS.usual, found.place.name)}</Text>
      )}
      {options.length > 0 && (
        <VenueOptions
          key={`${found.kind} ${term}`}
          options={options}
          isApproximate={found.kind === 'near-place' && found.isApproximate}
          hasLetters={isByName && isLong}
          present={present}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
