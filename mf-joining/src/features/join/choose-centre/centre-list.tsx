import { useEffect, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { Button, styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CentreCard } from './centre-card.tsx';
import { CentreGrid } from './centre-grid.ts';
import { useChooseCentre } from './use-choose-centre.ts';

const words = texts.centre;

/** How many centres are drawn at first and with every step. */
const CENTRES_PER_STEP = 24;

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: '12px', marginTop: '24px' });

export interface ListedCentre {
  venue: Venue;
  /** From where the person searched; `null` where that is not known. */
  metres: number | null;
}

/** Give it another `key` with another search, so that it starts folded. */
export function CentreList({
  centres,
  selected,
}: {
  centres: readonly ListedCentre[];
  selected: string | null;
}) {
  const choose = useChooseCentre();
  const [count, setCount] = useState(CENTRES_PER_STEP);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (firstNew !== null) list.current?.children[firstNew]?.querySelector('button')?.focus();
  }, [firstNew]);

  function showMore() {
    setFirstNew(count);
    setCount(count + CENTRES_PER_STEP);
  }

  return (
    <>
      <CentreGrid ref={list}>
        {centres.slice(0, count).map(({ venue, metres }) => (
          <CentreCard
            key={venue.slug}
            centre={venue}
            metres={metres}
            isSelected={venue.slug === selected}
            onChoose={choose}
          />
        ))}
      </CentreGrid>
      {centres.length > count && (
        <More>
          <Text size="small" tone="muted">
            {words.shown(count, centres.length)}
          </Text>
          <Button variant="secondary" onClick={showMore}>
            {words.showMore}
          </Button>
        </More>
      )}
    </>
  );
}
