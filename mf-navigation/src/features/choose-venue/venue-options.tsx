import { useEffect, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { formatMiles } from 'shared-contracts/distance';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Button, Chip, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';

const words = texts.chooseVenue;

/** Number of venues shown at first and added with every step. */
export const VENUES_PER_STEP = 24;

export const OptionList = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Option = styled('button')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  width: '100%',
  minHeight: 64,
  padding: '10px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  '&[aria-current]': { borderColor: 'var(--brand-strong)', background: 'var(--brand-wash)' },
  '&:focus-visible': { borderRadius: 'var(--ui-radius)', outlineOffset: 0 },
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
});

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8, paddingTop: 8 });

interface Props {
  options: readonly ListedVenue[];
  /** Distances are measured from the middle of a postcode district. */
  isApproximate: boolean;
  /** Slug of the selected venue. */
  present: string | null;
  onChoose(venue: Venue): void;
}

/** The venues in steps; the selected one is marked. */
export function VenueOptions({ options, isApproximate, present, onChoose }: Props) {
  const [shown, setShown] = useState({ count: VENUES_PER_STEP, firstNew: 0 });
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (shown.firstNew > 0) list.current?.children[shown.firstNew]?.querySelector('button')?.focus();
  }, [shown.firstNew]);

  return (
    <>
      <OptionList ref={list}>
        {options.slice(0, shown.count).map(({ venue, metres }) => {
          const isPresent = venue.slug === present;
          return (
            <li key={venue.slug}>
              <Option
                type="button"
                aria-current={isPresent ? 'true' : undefined}
                onClick={() => onChoose(venue)}
              >
                <span>
                  <Text component="span" weight="bold" sx={{ display: 'block' }}>
                    {venue.name}
                  </Text>{' '}
                  <Text component="span" size="small" tone="muted">
                    {venue.town}, {venue.postcode}
                    {metres !== null &&
                      ` · ${(isApproximate ? near.aboutDistance : near.distance)(formatMiles(metres))}`}
                  </Text>
                </span>
                {isPresent && (
                  <Chip tone="brand" icon="check" sx={{ px: 0 }}>
                    {words.yourVenue}
                  </Chip>
                )}
              </Option>
            </li>
          );
        })}
      </OptionList>
      {options.length > shown.count && (
        <More>
          <Text size="small" tone="muted">
            {words.shown(shown.count, options.length)}
          </Text>
          <Button
            variant="quiet"
            onClick={() => setShown(({ count }) => ({ count: count + VENUES_PER_STEP, firstNew: count }))}
          >
            {words.showMore}
          </Button>
        </More>
      )}
    </>
  );
}
