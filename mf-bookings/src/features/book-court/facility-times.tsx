import { useEffect, useRef, useState } from 'react';
import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { useSession } from 'shared-platform';
import { Box, Heading, SegmentedControl, styled, Text } from 'shared-ui/core';
import { Fold } from '../../shared/fold.tsx';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/courts.ts';
import { ChosenTime, isRefused } from './chosen-time.tsx';
import { CourtGrid } from './court-grid.tsx';
import {
  bookableLengths,
  closestFree,
  hasFreeTime,
  minutesOf,
  type PickedCourt,
  timesFrom,
  unavailability,
} from './court-times.ts';
import { NextFree } from './next-free.tsx';
import { keepPick, storedPick } from './stored-pick.ts';
import { useBasketCourts } from './use-basket-courts.ts';
import { useBookedCourts } from './use-booked-courts.ts';
import { useCourtLength } from './use-court-length.ts';

/** Name and length in one line, and the times: on a phone what the courts are like is below them. */
const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  '& > [data-name]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& > [data-about]': { '@media (max-width: 950.98px)': { order: 1, marginTop: '12px' } },
});

/** On a phone they are as wide as the grid below them. */
const LENGTHS = {
  mt: 1.5,
  '@media (max-width: 599.98px)': { width: '100%', '& > button': { flex: '1 1 0', paddingInline: '4px' } },
};

/** Between a cell and what floats below it, in pixels. */
const BELOW_CELL = 12;

/** On a phone what is said of a time floats over the grid: moves a cell out from under it. */
function uncover(section: HTMLElement | null, selector: string) {
  const answer = section?.querySelector('[data-chosen]');
  const cell = section?.querySelector(selector);
  const hidden =
    answer && cell ? cell.getBoundingClientRect().bottom - answer.getBoundingClientRect().top : 0;
  if (hidden > 0) window.scrollBy({ top: hidden + BELOW_CELL });
}

interface Props {
  venueSlug: string;
  /** YYYY-MM-DD. */
  day: string;
  /** No other courts are on the page. */
  isOnly: boolean;
  facility: FacilityUse;
  /** Its times that have not begun. */
  slots: readonly Slot[];
  /** The first time on a later day that can be booked; `null` while it is not known, or if there is none. */
  next: Slot | null;
  basket: Basket;
}

/** Courts of one kind on one day: for how long, then a free cell of the grid, or the day of the next one. */
export function FacilityTimes({ venueSlug, day, isOnly, facility, slots, next, basket }: Props) {
  const { user } = useSession();
  const hasInBasket = (id: string) => basket.holds(id) || basket.isAdding(id);
  const [atLogin] = useState(() => (user ? storedPick(slots, hasInBasket) : null));
  const [picked, pick] = useState<PickedCourt | null>(atLogin);
  useEffect(() => {
    if (user) keepPick(null);
    else if (picked) keepPick(picked);
  }, [user, picked]);
  const lengths = bookableLengths(facility, slots);
  const [length, chooseLength] = useCourtLength(facility.id, lengths);
  const first = slots.find(({ id }) => id === picked?.slotId);
  const times = first && timesFrom(slots, first, length);
  const basketCourt = useBasketCourts();
  const bookedCourt = useBookedCourts(venueSlug, slots, facility);
  // Until the basket's answer is here, the court that has just been added is the one that was picked.
  function heldCourt(slotId: string): string | null {
    const court = basketCourt(slotId);
    if (court !== null && facility.individualFacilityUse.includes(court)) return court;
    return times?.some(({ id }) => id === slotId) ? (picked?.court ?? null) : null;
  }
  const section = useRef<HTMLElement>(null);
  const [offered, takeOffered] = useState<PickedCourt | null>(null);

  // The button of an offered time is gone once it is pressed: the focus goes to the time's cell, which comes into view.
  useEffect(() => {
    if (offered) section.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [offered]);

  const isOwn = first ? hasInBasket(first.id) : false;
  const unavailable = picked && times && !isOwn ? unavailability(times, picked.court) : null;
  const hasRefusal = times ? isRefused(times, basket) : false;
  // On a phone the panel is over the grid: the court that was taken comes out from under it.
  useEffect(() => {
    if (unavailable) uncover(section.current, '[data-unavailable]');
  }, [unavailable]);
  // The cell of a court that is unavailable is no button any more: the one of any free court takes its focus, or else
  // the way to another time.
  useEffect(() => {
    if ((!unavailable && !hasRefusal) || document.activeElement !== document.body) return;
    const ways = ['[aria-pressed="true"]', '[data-chosen] :is(button, a)'];
    const [way] = ways.flatMap((way) => section.current?.querySelector<HTMLElement>(way) ?? []);
    way?.focus();
  }, [unavailable, hasRefusal]);

  // The answer to a press may be below the grid, which is higher than a phone.
  useEffect(() => {
    if (!picked) return;
    const pressed = () => section.current?.querySelector('[aria-pressed="true"]');
    const answer = section.current?.querySelector('[data-chosen]');
    answer?.scrollIntoView({ block: 'nearest' });
    // After a login the page may be anywhere.
    if (picked === atLogin) pressed()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    uncover(section.current, '[aria-pressed="true"]');
    // A time that cannot be booked is the first in view: the next free one is to the right of it.
    const refused = section.current?.querySelector('[data-quiet][aria-pressed="true"]');
    refused?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [picked, atLogin]);

  function pickOffered(time: PickedCourt) {
    pick(time);
    takeOffered(time);
  }

  /** A cell that is free for a shorter time than the chosen one is picked for that. */
  function pickCell(cell: PickedCourt | null, minutes: number | null) {
    if (minutes !== null && minutes !== length) chooseLength(minutes);
    pick(cell);
  }

  const chosen = picked && times && (
    <ChosenTime
      key={`${picked.slotId} ${picked.court} ${length}`}
      facility={facility}
      times={times}
      wanted={picked.court}
      basket={basket}
      heldCourt={heldCourt(picked.slotId)}
      closest={closestFree(slots, picked, length)}
      onPick={pickOffered}
    />
  );

  const isFull = !hasFreeTime(slots);
  // A grid without anything to book or to see is out of the way.
  const isTaken = slots.every(({ id, bookable: { reason } }) => reason === 'full' && !basket.holds(id));
  const grid = (
    <CourtGrid
      facility={facility}
      slots={slots}
      length={length}
      lengths={lengths}
      picked={picked}
      unavailable={unavailable}
      basket={basket}
      ownCourt={(slot) => heldCourt(slot.id) ?? bookedCourt(slot)}
      refusal={hasRefusal && chosen}
      onPick={pickCell}
    />
  );

  return (
    <Section ref={section} aria-labelledby={`facility-${facility.id}`}>
      <div data-name="">
        <Heading level={3} size={4} id={`facility-${facility.id}`}>
          {facility.name}
        </Heading>
        {lengths.length === 0 && slots[0] && (
          <Text size="small" tone="muted">
            {words.onlyLength(minutesOf(slots[0]))}
          </Text>
        )}
      </div>
      <Text data-about="" size="small" tone="muted">
        {facility.description}
      </Text>
      {isFull && (
        <NextFree
          venueSlug={venueSlug}
          facility={facility}
          day={day}
          slot={next}
          isOver={slots.length === 0}
          isOnly={isOnly}
        />
      )}
      {lengths.length > 0 && !isTaken && (
        <SegmentedControl
          label={words.length}
          options={lengths.map((minutes) => ({ value: String(minutes), label: words.minutes(minutes) }))}
          value={String(length)}
          onChange={(minutes) => chooseLength(Number(minutes))}
          sx={LENGTHS}
        />
      )}
      {slots.length > 0 && isTaken && (
        <Box sx={{ mt: 1.5 }}>
          <Fold title={words.fullTimes(slots.length)}>{grid}</Fold>
        </Box>
      )}
      {slots.length > 0 && !isTaken && grid}
      {!hasRefusal && chosen}
    </Section>
  );
}
