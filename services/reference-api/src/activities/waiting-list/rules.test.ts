import { describe, expect, it } from 'vitest';
import type { Bookable } from '../../booking-rules/index.ts';
import { offerUntil, presentWaitingList, type WaitingFacts } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const empty: WaitingFacts = { waitingSince: null, offeredUntil: null, waitingAhead: 2, startsAt: at(600) };
const full: Bookable = { canBook: false, reason: 'full', message: 'Full.' };
const list = (change: Partial<WaitingFacts>, bookable = full, isInBasket = false) =>
  presentWaitingList({ ...empty, ...change }, bookable, { now, isInBasket });

describe('a place that comes free', () => {
  it('is kept for an hour, and never past the start', () => {
    expect(offerUntil(now, at(600))).toEqual(at(60));
    expect(offerUntil(now, at(20))).toEqual(at(20));
  });
});

describe('the list as a person sees it', () => {
  it('can be joined when the places are gone, or are in the baskets of others', () => {
    expect(list({})).toEqual({ position: null, offeredUntil: null, canJoin: true, waiting: 2 });
    expect(list({}, { ...full, reason: 'reserved' })?.canJoin).toBe(true);
  });

  it.each<[string, Partial<WaitingFacts>, Bookable, boolean]>([
    ['while there are places', {}, { canBook: true, reason: null, message: null }, false],
    ['of a class that is cancelled', {}, { ...full, reason: 'cancelled' }, false],
    ['before booking opens', {}, { ...full, reason: 'not-open-yet' }, false],
    ['once it is booked', {}, { ...full, reason: 'already-booked' }, false],
    ['once it has begun', { startsAt: now }, full, false],
    ['with a place in the basket', { waitingSince: at(-5) }, { ...full, reason: 'reserved' }, true],
  ])('is none %s', (_, change, bookable, isInBasket) =>
    expect(list(change, bookable, isInBasket)).toBeNull(),
  );

  it('tells the place on it, counted from one', () => {
    expect(list({ waitingSince: at(-5) })).toMatchObject({ position: 3, offeredUntil: null, canJoin: false });
  });

  it('tells until when a place is kept', () => {
    const offered = list({ waitingSince: at(-5), offeredUntil: at(10) });
    expect(offered).toMatchObject({ position: null, offeredUntil: at(10).toISOString(), canJoin: false });
  });

  it('can be joined again after an offer ran out', () => {
    expect(list({ waitingSince: at(-90), offeredUntil: now })).toMatchObject({
      position: null,
      offeredUntil: null,
      canJoin: true,
    });
  });
});
