import { useEffect, useRef, useState } from 'react';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Button, styled, Text } from 'shared-ui/core';
import { CentreGrid } from '../../shared/centre/centre-grid.ts';
import { texts } from '../../texts/en.ts';
import { CentreCard } from './centre-card.tsx';
import { useCentreLinks } from './use-centre-links.ts';

const words = texts.centre;

/** Number of centres drawn at first and with every step. */
const CENTRES_PER_STEP = 24;

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: '12px', marginTop: '24px' });

interface Props {
  centres: readonly ListedVenue[];
  /** The centre that is highlighted, by slug. */
  selected: string | null;
  /** The centre that comes before the others, by slug: the person has just picked it. */
  first: string | null;
  /** Distances are measured from the middle of a postcode district. */
  isApproximate?: boolean;
}

/** Centres to choose from. Give it another `key` with another search, so that it starts folded. */
export function CentreList({ centres, selected, first, isApproximate = false }: Props) {
  const { addressOf, sendAhead } = useCentreLinks();
  const [count, setCount] = useState(CENTRES_PER_STEP);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (firstNew !== null) list.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);
  useEffect(() => {
    if (first !== null) list.current?.children[0]?.scrollIntoView({ block: 'nearest' });
  }, [first]);

  function showMore() {
    setFirstNew(count);
    setCount(count + CENTRES_PER_STEP);
  }

  const picked = centres.filter(({ venue }) => venue.slug === first);
  const ordered = picked.length > 0 ? [...picked, ...centres.filter((each) => each !== picked[0])] : centres;
  return (
    <>
      <CentreGrid ref={list}>
        {ordered.slice(0, count).map(({ venue, metres }) => (
          <CentreCard
            key={venue.slug}
            centre={venue}
            metres={metres}
            isApproximate={isApproximate}
            isSelected={venue.slug === selected}
            address={addressOf(venue)}
            onFollow={sendAhead}
          />
        ))}
      </CentreGrid>
      {centres.length > count && (
        <More>
          <Text size="small" tone="muted">
            {words.shown(count, centres.length)}
          </Text>
          <Button variant="quiet" onClick={showMore}>
            {words.showMore}
          </Button>
        </More>
      )}
    </>
  );
}
