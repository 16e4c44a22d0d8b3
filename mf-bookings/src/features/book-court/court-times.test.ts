import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { describe, expect, it } from 'vitest';
import { bookableLengths, closestFree, freeThroughout, timesFrom, unavailability } from './court-times.ts';

const slot = (from: string, to: string, courts: string[], canBook = true): Slot => ({
  id: from,
  facilityUse: '1',
  startDate: `2026-11-21T${from}:00+00:00`,
  endDate: `2026-11-21T${to}:00+00:00`,
  duration: 'PT30M',
  maximumUses: 2,
  remainingUses: courts.length,
  individualFacilityUse: courts,
  offer: { id: 'o', name: 'Standard', price: '4.00', formattedPrice: '£4.00', priceReason: null },
  bookable: { canBook, reason: canBook ? null : 'full', message: null },
  clash: null,
});
const facility = (lengths: number[] | undefined, courts = ['A', 'B']): FacilityUse => ({
  id: '1',
  name: 'Courts',
  activity: { id: '1', name: 'Tennis', slug: 'tennis' },
  description: '',
  individualFacilityUse: courts,
  lengths,
});
const [six, half, late] = [
  slot('18:00', '18:30', ['A', 'B']),
  slot('18:30', '19:00', ['B']),
  slot('20:00', '20:30', ['A']),
];
const day = [six, half, late];

describe('the lengths of a court', () => {
  it.each([
    ['are those of the API, shortest first', [90, 30, 60, 30], [30, 60, 90]],
    ['are multiples of a time', [30, 45, 60], [30, 60]],
    ['are no choice where there is one alone', [30], []],
    ['are no choice where the API offers none', undefined, []],
  ])('%s', (_what, lengths, shown) => {
    expect(bookableLengths(facility(lengths), day)).toEqual(shown);
  });

  it('need courts with names, and a day with times', () => {
    expect(bookableLengths(facility([30, 60], []), day)).toEqual([]);
    expect(bookableLengths(facility([30, 60]), [])).toEqual([]);
  });
});

describe('the times of a length', () => {
  it('follow one another without a break', () => {
    expect(timesFrom(day, six, null)).toEqual([six]);
    expect(timesFrom(day, six, 60)).toEqual([six, half]);
    expect(timesFrom(day, six, 90)).toBeNull();
    expect(timesFrom(day, half, 60)).toBeNull();
    expect(timesFrom(day, late, 30)).toEqual([late]);
  });

  it('are free on a court that is free in each of them', () => {
    expect(freeThroughout([six])).toEqual(['A', 'B']);
    expect(freeThroughout([six, half])).toEqual(['B']);
    expect(freeThroughout([six, slot('18:30', '19:00', ['A', 'B'], false)])).toEqual([]);
  });
});

describe('a court that was picked', () => {
  const closed = (reason: 'full' | 'already-booked') =>
    ({ ...six, bookable: { canBook: false, reason, message: null } }) satisfies Slot;
  it.each([
    ['is kept while it is free', [six], 'A', null],
    ['is any that is free', [half], null, null],
    ['was taken meanwhile', [half], 'A', 'taken'],
    ['was taken with all the others', [closed('full')], 'A', 'taken'],
    ['is their own booking now', [closed('already-booked')], 'A', null],
    ['is not free for longer', [six, half], 'A', 'too-short'],
    ['was taken for longer', [half, late], 'A', 'taken'],
  ] as const)('%s', (_what, times, court, unavailable) => {
    expect(unavailability(times, court)).toBe(unavailable);
  });
});

describe('the free time to offer instead of one that cannot be booked', () => {
  const full = slot('19:00', '19:30', [], false);
  const around = [six, half, full, late];
  const instead = (slots: Slot[], court: string | null, minutes: number | null = null) => {
    const found = closestFree(slots, { slotId: '19:00', court }, minutes);
    return found && [found.picked.slotId, found.picked.court, found.isLater];
  };

  it('is the next one, on any court or on the wanted one', () => {
    expect(instead(around, null)).toEqual(['20:00', null, true]);
    expect(instead(around, 'A')).toEqual(['20:00', 'A', true]);
  });

  it('is the one before where none is later', () => {
    expect(instead([six, half, full], null)).toEqual(['18:30', null, false]);
    expect(instead([six, half, full], 'A')).toEqual(['18:00', 'A', false]);
  });

  it('is on any court where the wanted one is not free on the day', () => {
    expect(instead([full, late], 'B')).toEqual(['20:00', null, true]);
  });

  it('is free for the whole length', () => {
    expect(instead(around, null, 60)).toEqual(['18:00', null, false]);
  });

  it('is none on a day without', () => {
    expect(instead([full], null)).toBeNull();
  });
});
