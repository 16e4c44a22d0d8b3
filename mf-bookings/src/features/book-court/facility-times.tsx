import { useState } from 'react';
import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { siteTime } from 'shared-contracts/dates';
import { Heading, styled, Text } from 'shared-ui/core';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/courts.ts';
import { ChosenTime } from './chosen-time.tsx';
import { slotLabel } from './slot-words.ts';

const Times = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: '8px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
});

const Time = styled('button')({
  display: 'grid',
  width: '100%',
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 12px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius-small)',
  background: 'var(--ui-surface)',
  color: 'var(--ui-text)',
  font: '400 0.875rem/1.3 var(--font-body)',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '& > strong': { fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' },
  '& > span': { color: 'var(--ui-muted)' },
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
  '&[data-quiet]': { background: 'transparent' },
  '&[data-quiet] > strong': { color: 'var(--ui-muted)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-wash)',
    '& > strong, & > span': { color: 'var(--brand-strong)' },
  },
});

interface Props {
  facility: FacilityUse;
  /** Its times that have not begun. */
  slots: readonly Slot[];
  basket: Basket;
}

/** Courts of one kind on one day: pick a time, then any free court or one by name. */
export function FacilityTimes({ facility, slots, basket }: Props) {
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = slots.find(({ id }) => id === chosenId);
  return (
    <section aria-labelledby={`facility-${facility.id}`}>
      <Heading level={3} size={4} id={`facility-${facility.id}`}>
        {facility.name}
      </Heading>
      <Text size="small" tone="muted">
        {facility.description}
      </Text>
      <Times aria-label={words.times(facility.name)}>
        {slots.map((slot) => {
          const isInBasket = basket.holds(slot.id);
          return (
            <li key={slot.id}>
              <Time
                type="button"
                aria-pressed={slot.id === chosenId}
                data-quiet={(!slot.bookable.canBook && !isInBasket) || undefined}
                onClick={() => choose(slot.id === chosenId ? null : slot.id)}
              >
                <strong>{siteTime(slot.startDate)}</strong>
                <span>{slotLabel(slot, isInBasket)}</span>
              </Time>
            </li>
          );
        })}
      </Times>
      {chosen && <ChosenTime key={chosen.id} facility={facility} slot={chosen} basket={basket} />}
    </section>
  );
}
