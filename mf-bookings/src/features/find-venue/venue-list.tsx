import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Button, styled, Text } from 'shared-ui/core';
import { VenueCard } from '../../shared/venues/venue-card.tsx';
import { texts as listWords } from '../../texts/found-venues.ts';
import { expandedCountsAtom } from './find-venue-state.ts';

/** Number of venues drawn at first and with every step. */
export const VENUES_PER_STEP = 24;

export const VenueGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: '12px', marginTop: '32px' });

/** @param name tells lists apart, so that a new search starts folded */
export function VenueList({
  name,
  listed,
  isApproximate = false,
}: {
  name: string;
  listed: readonly ListedVenue[];
  /** Distances are measured from the middle of a postcode district. */
  isApproximate?: boolean;
}) {
  const [unfolded, setUnfolded] = useAtom(expandedCountsAtom);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = unfolded.list === name ? unfolded.count : VENUES_PER_STEP;

  useEffect(() => {
    if (firstNew !== null) list.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);

  function showMore() {
    setUnfolded({ list: name, count: count + VENUES_PER_STEP });
    setFirstNew(count);
  }

  return (
    <>
      <VenueGrid ref={list}>
        {listed.slice(0, count).map(({ venue, metres }) => (
          <VenueCard key={venue.slug} venue={venue} metres={metres} isApproximate={isApproximate} />
        ))}
      </VenueGrid>
      {listed.length > count && (
        <More>
          <Text size="small" tone="muted">
            {listWords.shown(count, listed.length)}
          </Text>
          <Button variant="text" onClick={showMore}>
            {listWords.showMore}
          </Button>
        </More>
      )}
    </>
  );
}
