import { useEffect, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Button, Heading, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as near } from '../../texts/venues-near.ts';
import { byLetter, lettersFirst } from './venue-groups.ts';
import { VenueOption } from './venue-option.tsx';

const words = texts.chooseVenue;

/** Number of venues shown at first and added with every step. */
export const VENUES_PER_STEP = 24;

export const OptionList = styled('ul')({
  margin: 0,
  padding: 0,
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--ui-border)' },
  // All venues are many: two are side by side where there is room, so that twice as many are in view.
  '@media (min-width: 951px)': {
    '&[data-many]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-many] > li:nth-of-type(2)': { borderTop: 0 },
    '&[data-many] > li:nth-of-type(even)': { borderInlineStart: '1px solid var(--ui-border)' },
  },
});

const Groups = styled('div')({ display: 'grid', gap: 20 });

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8, paddingTop: 8 });

interface Props {
  options: readonly ListedVenue[];
  /** Distances are measured from the middle of a postcode district. */
  isApproximate: boolean;
  /** In the order of their names, under the letters they begin with; the selected one is above them. */
  hasLetters?: boolean | undefined;
  /** Slug of the selected venue. */
  present: string | null;
  onChoose(venue: Venue): void;
}

/** The venues in steps; the selected one is marked. */
export function VenueOptions({ options, isApproximate, hasLetters = false, present, onChoose }: Props) {
  const [shown, setShown] = useState({ count: VENUES_PER_STEP, firstNew: 0 });
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown.firstNew > 0)
      root.current?.querySelectorAll('li')[shown.firstNew]?.querySelector('button')?.focus();
  }, [shown.firstNew]);

  const listOf = (some: readonly ListedVenue[]) => (
    <OptionList data-many={(hasLetters && some.length > 1) || undefined}>
      {some.map((option) => (
        <li key={option.venue.slug}>
          <VenueOption
            option={option}
            isApproximate={isApproximate}
            isPresent={option.venue.slug === present}
            isOneOfAll={hasLetters}
            onChoose={onChoose}
          />
        </li>
      ))}
    </OptionList>
  );
  const visible = (hasLetters ? lettersFirst(options) : options).slice(0, shown.count);
  const isPresent = ({ venue }: ListedVenue) => venue.slug === present;
  const own = visible.filter(isPresent);

  return (
    <div ref={root}>
      {hasLetters ? (
        <Groups>
          {own.length > 0 && listOf(own)}
          {byLetter(visible.filter((option) => !isPresent(option))).map(({ letter, options: some }) => (
            <section key={letter} aria-label={letter ?? near.noLetter}>
              <Heading level={3} size={4} sx={{ mb: 1, color: 'var(--ui-muted)' }}>
                {letter ?? near.noLetter}
              </Heading>
              {listOf(some)}
            </section>
          ))}
        </Groups>
      ) : (
        listOf(visible)
      )}
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
    </div>
  );
}
